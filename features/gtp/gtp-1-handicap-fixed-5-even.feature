Feature: Fixed handicap - boards of even size to 14x14

  The table of 19x19, carried over to other boards.

  @gtp.handicap.fixed.even
  Rule: Boards of even size have handicaps of two, three and four stones

    They have no middle line, so only the corners are left: on the third lines up to 12x12, on the fourth from 14x14 on.

    Source: Go Text Protocol 2, draft 2, section 4.1.1 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2), the list after the
    table.

    Open: the custom at the board knows no such boards.

    Scenario: [1] 8x8
      Given an empty 8x8 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on C3 and F6
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on C3, F6 and C6
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on C3, F6, C6 and F3

    Scenario: [2] 10x10
      Given an empty 10x10 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on C3 and H8
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on C3, H8 and C8
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on C3, H8, C8 and H3

    Scenario: [3] 12x12
      Given an empty 12x12 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on C3 and K10
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on C3, K10 and C10
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on C3, K10, C10 and K3

    Scenario: [4] 14x14
      Given an empty 14x14 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and L11
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, L11 and D11
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, L11, D11 and L4
