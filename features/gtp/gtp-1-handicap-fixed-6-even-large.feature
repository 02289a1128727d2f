Feature: Fixed handicap - boards of even size from 16x16

  The table of 19x19, carried over to other boards.

  @gtp.handicap.fixed.even-large
  Rule: Large boards of even size too have handicaps of two, three and four stones

    They stand on the fourth lines.

    Source: Go Text Protocol 2, draft 2, section 4.1.1 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2), the list after the
    table.

    Open: many engines stop at 19x19; where one does, this says nothing.

    Scenario: [1] 16x16
      Given an empty 16x16 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and N13
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, N13 and D13
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, N13, D13 and N4

    Scenario: [2] 18x18
      Given an empty 18x18 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and P15
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, P15 and D15
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, P15, D15 and P4

    Scenario: [3] 20x20
      Given an empty 20x20 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and R17
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, R17 and D17
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, R17, D17 and R4

    Scenario: [4] 22x22
      Given an empty 22x22 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and T19
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, T19 and D19
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, T19, D19 and T4

    Scenario: [5] 24x24
      Given an empty 24x24 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and V21
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, V21 and D21
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, V21, D21 and V4
