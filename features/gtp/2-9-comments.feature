Feature: Comments and empty lines

  @gtp.2.9
  Rule: A hash sign and what follows it in a line is ignored

    Source: Go Text Protocol 2, draft 2, sections 2.9 and 3.1: all text from a hash sign to the end of the line is a comment.

    Scenario: [1] After a command
      Given a new game
      When the controller sends "protocol_version # which it is"
      Then it answers "2"

    Scenario: [2] Without a space before it
      Given a new game
      When the controller sends "protocol_version#which it is"
      Then it answers "2"

    Scenario: [3] Within an argument
      Given a new game
      When the controller sends "play black C3#4"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

    Scenario: [4] In place of an argument
      Given a new game
      When the controller sends "play black #C3"
      Then it fails
      And nothing has changed

    Scenario: [5] After an id and a command
      Given a new game
      When the controller sends "7 protocol_version # 8 name"
      Then it answers "2"
      And the answer has the id "7"

    Scenario: [6] After a tab
      Given a new game
      When the controller sends "protocol_version<TAB># which it is"
      Then it answers "2"

    Scenario: [7] With another hash sign in it
      Given a new game
      When the controller sends "protocol_version # one # two"
      Then it answers "2"

    Scenario: [8] After a move
      Given a new game
      When the controller sends "play black C3 # D4"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

  @gtp.2.9.line
  Rule: A line of nothing but a comment has no answer

    Source: Go Text Protocol 2, draft 2, sections 2.9, 2.10 and 3.1: once comments are cut off, empty lines are discarded.

    Scenario: [1] A comment
      Given a new game
      When the controller sends "# A comment"
      Then there is no answer

    Scenario: [2] A hash sign
      Given a new game
      When the controller sends "#"
      Then there is no answer

    Scenario: [3] Blanks before it
      Given a new game
      When the controller sends "  <TAB># A comment"
      Then there is no answer

    Scenario: [4] A command in it
      Given a new game
      When the controller sends "#protocol_version"
      Then there is no answer

    Scenario: [5] An id and a command in it
      Given a new game
      When the controller sends "# 7 protocol_version"
      Then there is no answer

    Scenario: [6] Between commands
      Given a new game
      When the controller sends these lines
        """
        1 protocol_version
        # 2 name
        3 clear_board
        #
        4 name
        """
      Then the answers have the ids "1 3 4"

  @gtp.2.9.long
  Rule: A comment may be long

    Source: Go Text Protocol 2, draft 2, sections 2.5 and 2.9: a comment goes on to the end of its line, and no limit is named.

    Scenario: [1] 10,000 characters after a command
      Given a new game
      When the controller sends "7 protocol_version # " and 10000 letters more
      Then it answers "2"
      And the answer has the id "7"

    Scenario: [2] 10,000 characters in a line of their own
      Given a new game
      When the controller sends "# " and 10000 letters more
      Then there is no answer

    Scenario: [3] 800 characters
      Given a new game
      When the controller sends "protocol_version # " and 800 letters more
      Then it answers "2"

  @gtp.2.10
  Rule: An empty line has no answer, nor has a line of blanks

    Source: Go Text Protocol 2, draft 2, sections 2.10 and 3.1: lines that are empty or only have whitespace are discarded.

    Scenario: [1] An empty line
      Given a new game
      When the controller sends ""
      Then there is no answer

    Scenario: [2] Spaces
      Given a new game
      When the controller sends "   "
      Then there is no answer

    Scenario: [3] Tabs
      Given a new game
      When the controller sends "<TAB> <TAB>"
      Then there is no answer

    Scenario: [4] Many empty lines
      Given a new game
      When the controller sends "" 50 times
      Then there is no answer

    Scenario: [5] Between commands
      Given a new game
      When the controller sends these lines
        """
        1 protocol_version

        2 name
        <SPACE>
        <TAB>
        3 version
        """
      Then the answers have the ids "1 2 3"

    Scenario: [6] After a move, which is not made again
      Given a new game
      When the controller sends these lines
        """
        play black C3

        play white D4
        """
      Then the answers begin with "= ="
      And the engine has Black stones on C3 and White stones on D4
