Feature: Fixed handicap - 13x13 to 17x17

  The table of 19x19, carried over to other boards.

  @gtp.handicap.fixed.fourth-line
  Rule: From 13x13 on the stones stand on the fourth line

    The corners and sides are those of the table, counted from the edge.

    Source: Go Text Protocol 2, draft 2, section 4.1.1 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2), the list after the
    table.

    Open: the draft does not speak of boards beyond 25x25.

    Scenario: [1] 13x13
      Given an empty 13x13 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and K10
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, K10 and D10
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, K10, D10 and K4
      When the controller clears the board
      And the controller asks for 5 fixed handicap stones
      Then the handicap stones are on D4, K10, D10, K4 and G7
      When the controller clears the board
      And the controller asks for 6 fixed handicap stones
      Then the handicap stones are on D4, K10, D10, K4, D7 and K7
      When the controller clears the board
      And the controller asks for 7 fixed handicap stones
      Then the handicap stones are on D4, K10, D10, K4, D7, K7 and G7
      When the controller clears the board
      And the controller asks for 8 fixed handicap stones
      Then the handicap stones are on D4, K10, D10, K4, D7, K7, G4 and G10
      When the controller clears the board
      And the controller asks for 9 fixed handicap stones
      Then the handicap stones are on D4, K10, D10, K4, D7, K7, G4, G10 and G7

    Scenario: [2] 15x15
      Given an empty 15x15 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and M12
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, M12 and D12
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, M12, D12 and M4
      When the controller clears the board
      And the controller asks for 5 fixed handicap stones
      Then the handicap stones are on D4, M12, D12, M4 and H8
      When the controller clears the board
      And the controller asks for 6 fixed handicap stones
      Then the handicap stones are on D4, M12, D12, M4, D8 and M8
      When the controller clears the board
      And the controller asks for 7 fixed handicap stones
      Then the handicap stones are on D4, M12, D12, M4, D8, M8 and H8
      When the controller clears the board
      And the controller asks for 8 fixed handicap stones
      Then the handicap stones are on D4, M12, D12, M4, D8, M8, H4 and H12
      When the controller clears the board
      And the controller asks for 9 fixed handicap stones
      Then the handicap stones are on D4, M12, D12, M4, D8, M8, H4, H12 and H8

    Scenario: [3] 17x17
      Given an empty 17x17 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and O14
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, O14 and D14
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, O14, D14 and O4
      When the controller clears the board
      And the controller asks for 5 fixed handicap stones
      Then the handicap stones are on D4, O14, D14, O4 and J9
      When the controller clears the board
      And the controller asks for 6 fixed handicap stones
      Then the handicap stones are on D4, O14, D14, O4, D9 and O9
      When the controller clears the board
      And the controller asks for 7 fixed handicap stones
      Then the handicap stones are on D4, O14, D14, O4, D9, O9 and J9
      When the controller clears the board
      And the controller asks for 8 fixed handicap stones
      Then the handicap stones are on D4, O14, D14, O4, D9, O9, J4 and J14
      When the controller clears the board
      And the controller asks for 9 fixed handicap stones
      Then the handicap stones are on D4, O14, D14, O4, D9, O9, J4, J14 and J9
