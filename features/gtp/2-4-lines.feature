Feature: Where lines and the input end

  @gtp.2.4.carriage-return
  Rule: A carriage return at the end of a line is ignored

    Source: Go Text Protocol 2, draft 2, sections 2.4 and 3.1: a line ends with a line feed, and carriage returns, which some
    systems put before it, are discarded.

    Scenario: [1] After a command
      Given a new game
      When the controller sends "protocol_version<CR>"
      Then it answers "2"

    Scenario: [2] After an argument
      Given a new game
      When the controller sends "komi 6.5<CR>"
      Then it answers nothing

    Scenario: [3] After a vertex
      Given a new game
      When the controller sends "play black C3<CR>"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

    Scenario: [4] In a line of its own
      Given a new game
      When the controller sends these lines
        """
        <CR>
        5 protocol_version<CR>
        """
      Then there is one answer
      And the answer has the id "5"

    Scenario: [5] In every one of several lines
      Given a new game
      When the controller sends these lines
        """
        1 protocol_version<CR>
        <CR>
        2 no_such_command<CR>
        3 clear_board<CR>
        """
      Then the answers have the ids "1 2 3"
      And the answers begin with "= ? ="

  @gtp.2.4.line-feed
  Rule: A line feed ends a line, and nothing else does

    It does not matter in how many parts a line arrives.

    Source: Go Text Protocol 2, draft 2, sections 2.4, 2.5 and 3.1: a command is one line, and a line ends with a line feed;
    carriage returns are discarded wherever they stand.

    Scenario: [1] A carriage return within the name of a command
      Given a new game
      When the controller sends "protocol_<CR>version"
      Then it answers "2"

    Scenario: [2] A carriage return before an argument
      Given a new game
      When the controller sends "play black <CR>C3"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

    Scenario: [3] Half a command first
      Given a new game
      When the controller sends "7 protocol" without the end of the line
      And the controller sends "_version"
      Then it answers "2"
      And the answer has the id "7"

    Scenario: [4] The end of the line at last
      Given a new game
      When the controller sends "play bla" without the end of the line
      And the controller sends "ck C" without the end of the line
      And the controller sends "3" without the end of the line
      And the controller sends ""
      Then it answers nothing
      And the engine has Black stones on C3 and no others

  @gtp.2.4.last-line
  Rule: The last line needs no line feed

    Source: Go Text Protocol 2, draft 2, sections 2.4, 2.5 and 1.5: what is not clear is as in the reference implementation, which
    is GNU Go.

    Open: The text has every line end with a line feed, and says nothing of input that ends before it.

    Scenario: [1] A command
      Given an engine that has just started
      When the controller sends "protocol_version" and closes the connection
      Then it answers "2"
      And every answer is ended by an empty line

  @gtp.2.4.end-of-input
  Rule: An engine ends when its input has ended

    Nobody can tell it anything any more.

    Source: Go Text Protocol 2, draft 2, sections 1.3 and 1.5: all communication is begun by the controller; what is not clear is
    as in the reference implementation, which is GNU Go.

    Open: The text says nothing of an engine whose controller has gone without quit.

    Scenario: [1] After a command
      Given an engine that has just started
      When the controller sends "protocol_version<LF>" and closes the connection
      Then the engine ends

    Scenario: [2] Before any command
      Given an engine that has just started
      When the controller sends "" and closes the connection
      Then the engine ends
