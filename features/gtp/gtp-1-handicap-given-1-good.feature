Feature: Given handicap - lists that are taken

  The controller names the points, such as those that another engine has chosen.

  @gtp.handicap.given
  Rule: Handicap stones are placed on the points that are handed in, whichever they are

    A list has two points at least, and at most one less than the board has points. The engine has to take it.

    Source: Go Text Protocol 2, draft 2, section 6.3.2, set_free_handicap
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Scenario: [1] Two on star points
      Given an empty 9x9 board
      When the controller hands in handicap stones on C3 and G7
      Then the handicap stones are on C3 and G7

    Scenario: [2] Not on star points
      Given an empty 19x19 board
      When the controller hands in handicap stones on E4, Q17 and K11
      Then the handicap stones are on E4, Q17 and K11

    Scenario: [3] Corners and edges
      Given an empty 9x9 board
      When the controller hands in handicap stones on A1, J9, A9, J1, E1 and A5
      Then the handicap stones are on A1, A5, A9, E1, J1 and J9

    Scenario: [4] Side by side
      Given an empty 9x9 board
      When the controller hands in handicap stones on D4, D5, E4 and E5
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X . . . .
        . . . X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """

    Scenario: [5] More than nine
      Given an empty 9x9 board
      When the controller hands in handicap stones on C3, C5, C7, D4, E3, E5, E7, F6, G3, G5, G7 and H8
      Then the handicap stones are on C3, C5, C7, D4, E3, E5, E7, F6, G3, G5, G7 and H8

    # A board of this size has no fixed points.
    Scenario: [6] A small board
      Given an empty 5x5 board
      When the controller hands in handicap stones on B2 and D4
      Then the handicap stones are on B2 and D4

    Scenario: [7] All points but one
      Given an empty 3x3 board
      When the controller hands in handicap stones on A1, A2, A3, B1, B2, B3, C1 and C2
      Then the position is
        """
        X X .
        X X X
        X X X
        """

    # The letter after H is J.
    Scenario: [8] On both sides of the letter that is left out
      Given an empty 13x13 board
      When the controller hands in handicap stones on H8, J8, H13 and N1
      Then the handicap stones are on H8, H13, J8 and N1
