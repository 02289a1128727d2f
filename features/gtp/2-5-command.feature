Feature: The structure of commands and answers

  @gtp.2.5.id
  Rule: A command may begin with a number, and its answer has that number

    Source: Go Text Protocol 2, draft 2, sections 2.5 and 2.6: an optional id begins a command, and the answer to a command
    with an id has the same id right after its first character.

    Scenario: [1] With an id
      Given a new game
      When the controller sends "7 protocol_version"
      Then it answers "2"
      And the answer has the id "7"

    Scenario: [2] Without an id
      Given a new game
      When the controller sends "protocol_version"
      Then it answers "2"
      And the answer has no id

    Scenario: [3] A failure has it too
      Given a new game
      When the controller sends "8 play black Z99"
      Then it fails
      And the answer has the id "8"

    Scenario: [4] Each of several commands
      Given a new game
      When the controller sends these lines
        """
        11 protocol_version
        name
        5 no_such_command
        """
      Then the answers have the ids "11 none 5"
      And the answers begin with "= = ?"

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
      When the controller sends "play black Z99"
      Then it fails
      And every answer is ended by an empty line
