Feature: Fixed handicap - 21x21 to 25x25

  The table of 19x19, carried over to other boards.

  @gtp.handicap.fixed.large
  Rule: Boards larger than 19x19 have their stones on the fourth line too

    The corners and sides are those of the table, counted from the edge.

    Source: Go Text Protocol 2, draft 2, section 4.1.1 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2), the list after the
    table.

    Open: many engines stop at 19x19; where one does, this says nothing.

    Scenario: [1] 21x21
      Given an empty 21x21 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and S18
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, S18 and D18
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, S18, D18 and S4
      When the controller clears the board
      And the controller asks for 5 fixed handicap stones
      Then the handicap stones are on D4, S18, D18, S4 and L11
      When the controller clears the board
      And the controller asks for 6 fixed handicap stones
      Then the handicap stones are on D4, S18, D18, S4, D11 and S11
      When the controller clears the board
      And the controller asks for 7 fixed handicap stones
      Then the handicap stones are on D4, S18, D18, S4, D11, S11 and L11
      When the controller clears the board
      And the controller asks for 8 fixed handicap stones
      Then the handicap stones are on D4, S18, D18, S4, D11, S11, L4 and L18
      When the controller clears the board
      And the controller asks for 9 fixed handicap stones
      Then the handicap stones are on D4, S18, D18, S4, D11, S11, L4, L18 and L11

    Scenario: [2] 23x23
      Given an empty 23x23 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and U20
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, U20 and D20
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, U20, D20 and U4
      When the controller clears the board
      And the controller asks for 5 fixed handicap stones
      Then the handicap stones are on D4, U20, D20, U4 and M12
      When the controller clears the board
      And the controller asks for 6 fixed handicap stones
      Then the handicap stones are on D4, U20, D20, U4, D12 and U12
      When the controller clears the board
      And the controller asks for 7 fixed handicap stones
      Then the handicap stones are on D4, U20, D20, U4, D12, U12 and M12
      When the controller clears the board
      And the controller asks for 8 fixed handicap stones
      Then the handicap stones are on D4, U20, D20, U4, D12, U12, M4 and M20
      When the controller clears the board
      And the controller asks for 9 fixed handicap stones
      Then the handicap stones are on D4, U20, D20, U4, D12, U12, M4, M20 and M12

    Scenario: [3] 25x25
      Given an empty 25x25 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and W22
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, W22 and D22
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, W22, D22 and W4
      When the controller clears the board
      And the controller asks for 5 fixed handicap stones
      Then the handicap stones are on D4, W22, D22, W4 and N13
      When the controller clears the board
      And the controller asks for 6 fixed handicap stones
      Then the handicap stones are on D4, W22, D22, W4, D13 and W13
      When the controller clears the board
      And the controller asks for 7 fixed handicap stones
      Then the handicap stones are on D4, W22, D22, W4, D13, W13 and N13
      When the controller clears the board
      And the controller asks for 8 fixed handicap stones
      Then the handicap stones are on D4, W22, D22, W4, D13, W13, N4 and N22
      When the controller clears the board
      And the controller asks for 9 fixed handicap stones
      Then the handicap stones are on D4, W22, D22, W4, D13, W13, N4, N22 and N13
