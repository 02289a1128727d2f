Feature: How commands are written, and which there are

  @gtp.written.vertex
  Rule: A vertex may be written in capitals or in small letters

    Source: Go Text Protocol 2, draft 2, section 2.11: vertices are not case sensitive.

    Scenario: [1] Capitals
      Given an empty 9x9 board
      Then "B D4" is read as a play of Black on D4
      And "W J9" is read as a play of White on J9

    Scenario: [2] Small letters
      Given an empty 9x9 board
      Then "B d4" is read as a play of Black on D4
      And "W j9" is read as a play of White on J9

    Scenario: [3] Small letters on 19x19
      Given an empty 19x19 board
      Then "B q16" is read as a play of Black on Q16
      And "W j1" is read as a play of White on J1

  @gtp.written.pass
  Rule: A pass may be written in capitals or in small letters

    Source: Go Text Protocol 2, draft 2, section 2.11: vertices are not case sensitive, and pass is one.

    # The usual way, with which the others are compared.
    @shows-only
    Scenario: [1] Small letters
      Given an empty 9x9 board
      Then "B pass" is read as a pass of Black

    Scenario: [2] Capitals
      Given an empty 9x9 board
      Then "B PASS" is read as a pass of Black

    Scenario: [3] A capital first, on 19x19
      Given an empty 19x19 board
      Then "B Pass" is read as a pass of Black

    Scenario: [4] Capitals on 19x19
      Given an empty 19x19 board
      Then "B PASS" is read as a pass of Black

  @gtp.written.color
  Rule: A colour is its name or the first letter of it, in capitals or in small letters

    Source: Go Text Protocol 2, draft 2, section 2.11: a colour is white, w, black or b, and not case sensitive.

    Scenario: [1] Letters
      Given an empty 9x9 board
      Then "B D4" is read as a play of Black on D4
      And "W E5" is read as a play of White on E5
      And "b G7" is read as a play of Black on G7
      And "w C3" is read as a play of White on C3

    Scenario: [2] Names
      Given an empty 9x9 board
      Then "black D4" is read as a play of Black on D4
      And "white E5" is read as a play of White on E5
      And "BLACK G7" is read as a play of Black on G7
      And "WHITE C3" is read as a play of White on C3

    Scenario: [3] Names and letters on 19x19
      Given an empty 19x19 board
      Then "Black D4" is read as a play of Black on D4
      And "w Q16" is read as a play of White on Q16

  @gtp.known-command
  Rule: The commands that are known are those that are listed

    Source: Go Text Protocol 2, draft 2, section 6.1: known_command tells whether a command is known, and list_commands lists all.

    Scenario: [1] What is listed
      Given an empty 9x9 board
      Then every command that is listed is known

    Scenario: [2] What is not listed
      Given an empty 9x9 board
      Then no command "no_such_command" is known, unless it is listed
      And no command "touchstone-xyzzy" is known, unless it is listed

    Scenario: [3] What is listed, on 19x19
      Given an empty 19x19 board
      Then every command that is listed is known

    Scenario: [4] What is not listed, on 19x19
      Given an empty 19x19 board
      Then no command "no_such_command" is known, unless it is listed
