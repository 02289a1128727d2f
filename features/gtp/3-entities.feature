Feature: Preprocessing, and what arguments and answers are made of

  @gtp.3.1
  Rule: Control characters, comments, tabs and empty lines are dealt with in this order

    Source: Go Text Protocol 2, draft 2, section 3.1: the four steps before a line is read as a command.

    Scenario: [1] All of them in one line
      Given a new game
      When the controller sends "<TAB>7<TAB>proto<01>col_version<TAB># with<01> a comment<CR>"
      Then it answers "2"
      And the answer has the id "7"

    Scenario: [2] A line of which nothing is left
      Given a new game
      When the controller sends " <01><TAB><02># <03><CR>"
      Then there is no answer

    Scenario: [3] A control character before a comment
      Given a new game
      When the controller sends "<07># protocol_version"
      Then there is no answer

  @gtp.3.2.int
  Rule: An int is a number without a sign

    Source: Go Text Protocol 2, draft 2, section 3.2.1: an int is at least 0.

    Open: The reference implementation ignores what follows the number.

    Scenario: [1] A word
      Given a new game
      When the controller sends "boardsize nine"
      Then it fails
      And nothing has changed

    Scenario: [2] A number with a minus sign
      Given a new game
      When the controller sends "boardsize -9"
      Then it fails
      And nothing has changed

    Scenario: [3] A letter before the number
      Given a new game
      When the controller sends "boardsize x9"
      Then it fails
      And nothing has changed

  @gtp.3.2.int-range
  Rule: An int is less than 2147483648

    A larger number is not taken for a smaller one.

    Source: Go Text Protocol 2, draft 2, section 3.2.1: an int is less than 2 to the power of 31.

    Scenario: [1] Nine more than 32 bits have
      Given a new game
      When the controller sends "boardsize 4294967305"
      Then it fails
      And nothing has changed

    Scenario: [2] More digits than any program's numbers
      Given a new game
      When the controller sends "boardsize 99999999999999999999999999"
      Then it fails
      And nothing has changed

  @gtp.3.2.float
  Rule: A float may have a sign and decimals, or neither

    Source: Go Text Protocol 2, draft 2, section 3.2.1: a float is any number that fits into 32 bits as IEEE 754 has it.

    Open: Whether it may have an exponent, begin or end with the decimal point, or have a plus sign.

    Scenario: [1] Decimals
      Given a new game
      When the controller sends "komi 5.5"
      Then it answers nothing

    Scenario: [2] No decimals
      Given a new game
      When the controller sends "komi 7"
      Then it answers nothing

    Scenario: [3] Less than 0
      Given a new game
      When the controller sends "komi -3.5"
      Then it answers nothing

    Scenario: [4] 0
      Given a new game
      When the controller sends "komi 0"
      Then it answers nothing

    Scenario: [5] More decimals than needed
      Given a new game
      When the controller sends "komi 6.500"
      Then it answers nothing

    Scenario: [6] Less than 1
      Given a new game
      When the controller sends "komi 0.5"
      Then it answers nothing

    Scenario: [7] A word
      Given a new game
      When the controller sends "komi six"
      Then it fails
      And nothing has changed

  @gtp.3.2.string
  Rule: Capitals and small letters make different strings

    Names of commands are strings.

    Source: Go Text Protocol 2, draft 2, sections 2.5 and 3.2.1: strings are case sensitive.

    Scenario: [1] The name of a command in capitals
      Given a new game
      When the controller sends "PROTOCOL_VERSION"
      Then it fails

    Scenario: [2] The name of a command with a capital
      Given a new game
      When the controller sends "Protocol_version"
      Then it fails

    Scenario: [3] As an argument
      Given a new game
      When the controller sends "known_command PROTOCOL_VERSION"
      Then it answers "false"

  @gtp.3.2.color
  Rule: A color is one of four words and nothing else

    They are white, w, black and b. Whether in capitals is left to whoever writes them: gtp.written.color.

    Source: Go Text Protocol 2, draft 2, section 3.2.1: the words that a color may be.

    Scenario: [1] Another color
      Given a new game
      When the controller sends "play red C3"
      Then it fails
      And nothing has changed

    Scenario: [2] A part of a color
      Given a new game
      When the controller sends "play bl C3"
      Then it fails
      And nothing has changed

    Scenario: [3] A color that begins with the same letter
      Given a new game
      When the controller sends "play blue C3"
      Then it fails
      And nothing has changed

    Scenario: [4] A number
      Given a new game
      When the controller sends "play 1 C3"
      Then it fails
      And nothing has changed

    Scenario: [5] No color
      Given a new game
      When the controller sends "play empty C3"
      Then it fails
      And nothing has changed

    Scenario: [6] A longer word
      Given a new game
      When the controller sends "play whites C3"
      Then it fails
      And nothing has changed

  @gtp.3.2.move
  Rule: A move is a color and a vertex, in this order and with a space between them

    Source: Go Text Protocol 2, draft 2, section 3.2.1: what a move is.

    Scenario: [1] The vertex first
      Given a new game
      When the controller sends "play C3 black"
      Then it fails
      And nothing has changed

    Scenario: [2] The vertex alone
      Given a new game
      When the controller sends "play C3"
      Then it fails
      And nothing has changed

    Scenario: [3] No space
      Given a new game
      When the controller sends "play blackC3"
      Then it fails
      And nothing has changed

    Scenario: [4] A comma
      Given a new game
      When the controller sends "play black,C3"
      Then it fails
      And nothing has changed

  @gtp.3.2.boolean
  Rule: A boolean is true or false, in small letters

    Source: Go Text Protocol 2, draft 2, section 3.2.1: a boolean is one of two strings, and strings are case sensitive.

    Scenario: [1] true
      Given a new game
      When the controller sends "known_command name"
      Then it answers true or false

    Scenario: [2] false
      Given a new game
      When the controller sends "known_command no_such_command"
      Then it answers true or false
