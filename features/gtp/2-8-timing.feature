Feature: The order of commands and answers

  @gtp.2.8.order
  Rule: Commands are carried out, and answered, in the order in which they are sent

    Also if the controller does not wait for the answers.

    Source: Go Text Protocol 2, draft 2, section 2.8: the controller may send commands before it has the answer to the one before;
    the engine has to handle them in the order in which they arrive.

    Scenario: [1] Long and short answers
      Given a new game
      When the controller sends these lines
        """
        1 list_commands
        2 name
        3 version
        4 clear_board
        """
      Then the answers have the ids "1 2 3 4"

    Scenario: [2] Successes and failures
      Given a new game
      When the controller sends these lines
        """
        1 name
        2 no_such_command
        3 version
        4 play black C3
        5 play white C3
        6 clear_board
        """
      Then the answers have the ids "1 2 3 4 5 6"
      And the answers begin with "= ? = = ? ="

    Scenario: [3] Commands that depend on each other
      Given a new game
      When the controller sends these lines
        """
        1 play black C3
        2 play white C3
        3 clear_board
        4 play white C3
        """
      Then the answers begin with "= ? = ="
      And the engine has White stones on C3 and no others

  @gtp.2.8.pipelined
  Rule: No command is lost, however many are sent at once

    Source: Go Text Protocol 2, draft 2, section 2.8: the controller may send commands before it has the answer to the one before.

    Scenario: [1] Three
      Given a new game
      When the controller sends "known_command name" 3 times
      Then there are 3 answers
      And all of them succeed

    Scenario: [2] A hundred
      Given a new game
      When the controller sends "known_command name" 100 times
      Then there are 100 answers
      And all of them succeed

    Scenario: [3] A thousand
      Given a new game
      When the controller sends "known_command name" 1000 times
      Then there are 1000 answers
      And all of them succeed

    Scenario: [4] A hundred that fail
      Given a new game
      When the controller sends "no_such_command" 100 times
      Then there are 100 answers
      And all of them fail
      And every answer is ended by an empty line
