Feature: Fixed handicap - boards with stones on the third line

  The table of 19x19, carried over to other boards.

  @gtp.handicap.fixed.third-line
  Rule: On boards smaller than 13x13 the stones stand on the third line

    The corners and sides are those of the table, counted from the edge. A 7x7 board has four stones at most.

    Source: Go Text Protocol 2, draft 2, section 4.1.1 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2), the list after the
    table.

    Open: on 7x7 with four stones the third lines are next to the middle one; no reason is given why there are no more.

    Scenario: [1] 9x9
      Given an empty 9x9 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on C3 and G7
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on C3, G7 and C7
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on C3, G7, C7 and G3
      When the controller clears the board
      And the controller asks for 5 fixed handicap stones
      Then the handicap stones are on C3, G7, C7, G3 and E5
      When the controller clears the board
      And the controller asks for 6 fixed handicap stones
      Then the handicap stones are on C3, G7, C7, G3, C5 and G5
      When the controller clears the board
      And the controller asks for 7 fixed handicap stones
      Then the handicap stones are on C3, G7, C7, G3, C5, G5 and E5
      When the controller clears the board
      And the controller asks for 8 fixed handicap stones
      Then the handicap stones are on C3, G7, C7, G3, C5, G5, E3 and E7
      When the controller clears the board
      And the controller asks for 9 fixed handicap stones
      Then the handicap stones are on C3, G7, C7, G3, C5, G5, E3, E7 and E5

    Scenario: [2] 11x11
      Given an empty 11x11 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on C3 and J9
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on C3, J9 and C9
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on C3, J9, C9 and J3
      When the controller clears the board
      And the controller asks for 5 fixed handicap stones
      Then the handicap stones are on C3, J9, C9, J3 and F6
      When the controller clears the board
      And the controller asks for 6 fixed handicap stones
      Then the handicap stones are on C3, J9, C9, J3, C6 and J6
      When the controller clears the board
      And the controller asks for 7 fixed handicap stones
      Then the handicap stones are on C3, J9, C9, J3, C6, J6 and F6
      When the controller clears the board
      And the controller asks for 8 fixed handicap stones
      Then the handicap stones are on C3, J9, C9, J3, C6, J6, F3 and F9
      When the controller clears the board
      And the controller asks for 9 fixed handicap stones
      Then the handicap stones are on C3, J9, C9, J3, C6, J6, F3, F9 and F6

    Scenario: [3] 7x7
      Given an empty 7x7 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on C3 and E5
      When the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on C3, E5 and C5
      When the controller clears the board
      And the controller asks for 4 fixed handicap stones
      Then the handicap stones are on C3, E5, C5 and E3
