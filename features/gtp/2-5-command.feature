Feature: The structure of commands

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
      When the controller sends "play black C3"
      And the controller sends "8 play white C3"
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

    Scenario: [5] An answer without text
      Given a new game
      When the controller sends "12 clear_board"
      Then it answers nothing
      And the answer has the id "12"

    Scenario: [6] An answer of several lines
      Given a new game
      When the controller sends "13 list_commands"
      Then one of the words that it answers is "quit"
      And the answer has the id "13"

  @gtp.2.5.id-range
  Rule: An id may be any number from 0 to 2147483647

    Source: Go Text Protocol 2, draft 2, sections 2.5 and 3.2.1: an id is a number, and an int is at least 0 and less than 2 to
    the power of 31.

    Scenario: [1] 0
      Given a new game
      When the controller sends "0 protocol_version"
      Then it answers "2"
      And the answer has the id "0"

    Scenario: [2] More than 16 bits
      Given a new game
      When the controller sends "65543 protocol_version"
      Then it answers "2"
      And the answer has the id "65543"

    Scenario: [3] Many digits
      Given a new game
      When the controller sends "123456789 protocol_version"
      Then it answers "2"
      And the answer has the id "123456789"

    Scenario: [4] The largest
      Given a new game
      When the controller sends "2147483647 protocol_version"
      Then it answers "2"
      And the answer has the id "2147483647"

    Scenario: [5] The largest, of a command that fails
      Given a new game
      When the controller sends "2147483647 no_such_command"
      Then it fails
      And the answer has the id "2147483647"

  @gtp.2.5.id-zeros
  Rule: Zeros before an id do not change the number

    Source: Go Text Protocol 2, draft 2, sections 2.5 and 2.6: the answer has the number of the command.

    Open: Whether the answer has the zeros too. With and without them it is the same number.

    Scenario: [1] Two zeros
      Given a new game
      When the controller sends "007 protocol_version"
      Then it answers "2"
      And the answer has the id "007" or "7"

    Scenario: [2] A number that would be another one with eight as its base
      Given a new game
      When the controller sends "010 protocol_version"
      Then it answers "2"
      And the answer has the id "010" or "10"

  @gtp.2.5.same-id
  Rule: Ids may come again, and in any order

    Source: Go Text Protocol 2, draft 2, section 2.5: which number a command has is up to the controller.

    Scenario: [1] The same id twice
      Given a new game
      When the controller sends these lines
        """
        5 protocol_version
        5 no_such_command
        """
      Then the answers have the ids "5 5"
      And the answers begin with "= ?"

    Scenario: [2] A smaller id after a larger one
      Given a new game
      When the controller sends these lines
        """
        9 protocol_version
        3 protocol_version
        4 protocol_version
        """
      Then the answers have the ids "9 3 4"
      And all of them succeed

  @gtp.2.5.no-id
  Rule: What is no number is no id but the name of a command

    Source: Go Text Protocol 2, draft 2, section 2.5: an id is a number, with a space between it and the name of the command.

    Open: A number with a minus sign is no int, and so the name of a command that is not known; but the reference implementation
    reads a number, and answers as if there were no id. Either is right.

    Scenario: [1] A letter and a number
      Given a new game
      When the controller sends "x7 protocol_version"
      Then it fails

    Scenario: [2] A number and a letter
      Given a new game
      When the controller sends "7x protocol_version"
      Then it fails

    Scenario: [3] A second number
      Given a new game
      When the controller sends "3 4 protocol_version"
      Then it fails
      And the answer has the id "3"

    Scenario: [4] A number in brackets
      Given a new game
      When the controller sends "[7] protocol_version"
      Then it fails

    Scenario: [5] A number with decimals
      Given a new game
      When the controller sends "1.5 protocol_version"
      Then it fails

    Scenario: [6] A number with a minus sign
      Given a new game
      When the controller sends "-1 protocol_version"
      Then there is one answer
      And the answer has no id

    Scenario: [7] An id after the name
      Given a new game
      When the controller sends "known_command 7"
      Then there is one answer
      And the answer has no id

  @gtp.2.5.id-alone
  Rule: An engine goes on after an id without a command

    Source: Go Text Protocol 2, draft 2, section 2.5: a command has a name.

    Open: Whether an id alone is answered. The reference implementation takes it for an empty line; it may also be refused.

    Scenario: [1] A number
      Given a new game
      When the controller sends these lines
        """
        5
        6 protocol_version
        """
      Then the last answer has the id "6" and is "2"

    Scenario: [2] A number and a comment
      Given a new game
      When the controller sends these lines
        """
        7 # protocol_version
        8 protocol_version
        """
      Then the last answer has the id "8" and is "2"

  @gtp.2.5.whole-name
  Rule: The name of a command is written in full

    Source: Go Text Protocol 2, draft 2, section 2.5: a command is named by a string.

    Scenario: [1] Its beginning
      Given a new game
      When the controller sends "protocol_versio"
      Then it fails

    Scenario: [2] A longer name that begins so
      Given a new game
      When the controller sends "protocol_version_2"
      Then it fails

    Scenario: [3] A name and an argument without a space between them
      Given a new game
      When the controller sends "playblack C3"
      Then it fails
      And nothing has changed

  @gtp.2.5.long-lines
  Rule: A long line is one command

    Source: Go Text Protocol 2, draft 2, section 2.5: a command is exactly one line.

    Open: The text names no limit. A command that is too long for an engine may be refused, once.

    Scenario: [1] 900 letters
      Given a new game
      When the controller sends "no_such_command_" and 900 letters more
      Then it fails

    Scenario: [2] 2,000 letters
      Given a new game
      When the controller sends "no_such_command_" and 2000 letters more
      Then it fails

    Scenario: [3] 20,000 letters
      Given a new game
      When the controller sends "no_such_command_" and 20000 letters more
      Then it fails

    Scenario: [4] 2,000 letters and an id
      Given a new game
      When the controller sends "6 no_such_command_" and 2000 letters more
      Then it fails
      And the answer has the id "6"

    Scenario: [5] An argument of 500 letters
      Given a new game
      When the controller sends "known_command no_such_command_" and 500 letters more
      Then there is one answer
