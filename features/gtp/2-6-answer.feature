Feature: The structure of answers

  @gtp.2.6
  Rule: An answer begins with an equals sign or a question mark, and an empty line ends it

    Source: Go Text Protocol 2, draft 2, sections 2.6 and 2.7: the form of answers to commands that succeed and that fail; two
    line feeds end them.

    Scenario: [1] A success with text
      Given a new game
      When the controller sends "name"
      Then it succeeds
      And every answer is ended by an empty line

    Scenario: [2] A success without text
      Given a new game
      When the controller sends "clear_board"
      Then it answers nothing
      And every answer is ended by an empty line

    Scenario: [3] A failure
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "play white C3"
      Then it fails
      And every answer is ended by an empty line

    Scenario: [4] A success with text of several lines
      Given a new game
      When the controller sends "list_commands"
      Then it succeeds
      And every answer is ended by an empty line

  @gtp.2.6.space
  Rule: A space stands before the text of an answer

    Source: Go Text Protocol 2, draft 2, sections 3.4 and 3.5: the forms of answers have a space between the id, or the sign, and the text.

    Scenario: [1] Without an id
      Given a new game
      When the controller sends "name"
      Then a space stands before the text of every answer

    Scenario: [2] With an id
      Given a new game
      When the controller sends "4 name"
      Then a space stands before the text of every answer

    Scenario: [3] A failure
      Given a new game
      When the controller sends "no_such_command"
      Then a space stands before the text of every answer

    Scenario: [4] A failure with an id
      Given a new game
      When the controller sends "5 no_such_command"
      Then a space stands before the text of every answer

    Scenario: [5] Several lines
      Given a new game
      When the controller sends "list_commands"
      Then a space stands before the text of every answer

  @gtp.2.6.one-answer
  Rule: Every command has one answer

    Source: Go Text Protocol 2, draft 2, sections 1.3 and 2.6: the engine responds to commands.

    Scenario: [1] A success
      Given a new game
      When the controller sends "name"
      Then there is one answer

    Scenario: [2] A success without text
      Given a new game
      When the controller sends "komi 6.5"
      Then there is one answer

    Scenario: [3] A failure
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "play white C3"
      Then there is one answer

    Scenario: [4] A command that is not known
      Given a new game
      When the controller sends "no_such_command"
      Then there is one answer

  @gtp.2.6.nothing-else
  Rule: An engine sends nothing but answers

    Source: Go Text Protocol 2, draft 2, sections 1.3, 2.6 and 2.10: all communication is begun by the controller; outside of answers
    controllers have to ignore empty lines, and nothing else.

    Scenario: [1] When it is started
      Given an engine that has just started
      When the controller sends "protocol_version"
      Then nothing is sent besides the answers

    Scenario: [2] When it succeeds
      Given a new game
      When the controller sends these lines
        """
        name
        list_commands
        play black C3
        """
      Then nothing is sent besides the answers

    Scenario: [3] When it fails
      Given a new game
      When the controller sends these lines
        """
        no_such_command
        play black C3
        play white C3
        """
      Then nothing is sent besides the answers

    Scenario: [4] When it has nothing to answer
      Given a new game
      When the controller sends these lines
        """
        # A comment

        protocol_version
        """
      Then nothing is sent besides the answers

    Scenario: [5] When it makes a move
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "genmove black"
      Then nothing is sent besides the answers

  @gtp.2.6.no-empty-line
  Rule: No empty line is within an answer

    Source: Go Text Protocol 2, draft 2, section 2.6: two line feeds one after the other are the end of an answer.

    Scenario: [1] The list of commands
      Given a new game
      When the controller sends "list_commands"
      Then it succeeds
      And nothing is sent besides the answers

    Scenario: [2] The board
      Given a new game
      And the engine has the command "showboard"
      When the controller sends these lines
        """
        play black C3
        showboard
        """
      Then the answers begin with "= ="
      And nothing is sent besides the answers

  @gtp.2.7
  Rule: A failure says why

    Source: Go Text Protocol 2, draft 2, sections 2.7 and 3.5: the answer to a command that fails has a message.

    Open: Most messages are left to the engine; those that are prescribed have clauses of their own.

    Scenario: [1] A command that is not known
      Given a new game
      When the controller sends "no_such_command"
      Then it fails and says why

    Scenario: [2] A point that is occupied
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "play white C3"
      Then it fails and says why

    Scenario: [3] No argument
      Given a new game
      When the controller sends "komi"
      Then it fails and says why

  @gtp.2.7.unknown-command
  Rule: A command that is not known fails with "unknown command"

    Source: Go Text Protocol 2, draft 2, section 3.6: the message for a command that is not known or not implemented.

    Scenario: [1] A name
      Given a new game
      When the controller sends "no_such_command"
      Then it fails with "unknown command"

    Scenario: [2] A name, an id and arguments
      Given a new game
      When the controller sends "7 no_such_command black C3"
      Then it fails with "unknown command"
      And the answer has the id "7"

    Scenario: [3] A name with the prefix of an engine
      Given a new game
      When the controller sends "xyzzy-no_such_command"
      Then it fails with "unknown command"

    Scenario: [4] A vertex
      Given a new game
      When the controller sends "C3"
      Then it fails with "unknown command"

  @gtp.2.7.syntax-error
  Rule: A command without the arguments that it needs fails and changes nothing

    Source: Go Text Protocol 2, draft 2, sections 2.7 and 6.3: a command whose arguments are wrong fails with a syntax error.

    Open: The words of the message, which the reference implementation chooses itself; and whether more arguments than a command
    needs are refused.

    Scenario: [1] A play of nothing
      Given a new game
      When the controller sends "play"
      Then it fails
      And nothing has changed

    Scenario: [2] A play without a vertex
      Given a new game
      When the controller sends "play black"
      Then it fails
      And nothing has changed

    Scenario: [3] A komi of nothing
      Given a new game
      When the controller sends "komi"
      Then it fails
      And nothing has changed

    Scenario: [4] A board of no size
      Given a new game
      When the controller sends "boardsize"
      Then it fails
      And nothing has changed
