Feature: Handicap - On star points of small boards

  Where the board is smaller the star points are fewer or nearer the edge.

  @handicap.fixed.small
  Rule: A small board has its own star points, and a board without them has no such handicap

    On 13x13 they are nine, on the fourth lines and the middle ones. On 9x9 the corners are on the third lines.

    Source: Wikipedia, Rules of Go (French), "Handicap"; Go Text Protocol 2, draft 2, section 4.1.1
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: the American rules hold handicaps on small boards for not standardised. On 9x9 the Wikipedia article has five
    star points and the Go Text Protocol nine; no scenario asks for more than five. The limits for other boards are the
    protocol's.

    Scenario: [1] Two stones, 9x9
      Given an empty 9x9 board
      When the players agree on 2 handicap stones
      Then it is White's turn
      And the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """

    Scenario: [2] Five stones, 9x9
      Given an empty 9x9 board
      When the players agree on 5 handicap stones
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        """

    Scenario: [3] Nine stones, 13x13
      Given an empty 13x13 board
      When the players agree on 9 handicap stones
      Then the position is
        """
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . X . . X . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . X . . X . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . X . . X . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        """

    Scenario: [4] A board of 5x5 has no star points
      Given an empty 5x5 board
      Then it is against the rules that the players agree on 2 handicap stones
      And it is against the rules that the players agree on 7 handicap stones

    Scenario: [5] There are no more than nine
      Given an empty 19x19 board
      Then it is within the rules that the players agree on 9 handicap stones
      And it is against the rules that the players agree on 10 handicap stones

    Scenario: [6] Three stones, 9x9: all corners but the upper left
      Given an empty 9x9 board
      When the players agree on 3 handicap stones
      Then White may not play C3, G7 and G3, because the point is occupied
      And White may play C7 and E5

    Scenario: [7] Four stones, 9x9: the corners
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      Then White may not play C3, G7, G3 and C7, because the point is occupied
      And White may play E5, C5 and E3

    Scenario: [8] Two stones, 13x13: opposite corners
      Given an empty 13x13 board
      When the players agree on 2 handicap stones
      Then White may not play D4 and K10, because the point is occupied
      And White may play K4, D10, G7, D7, K7, G4 and G10

    Scenario: [9] Three stones, 13x13: all corners but the upper left
      Given an empty 13x13 board
      When the players agree on 3 handicap stones
      Then White may not play D4, K10 and K4, because the point is occupied
      And White may play D10 and G7

    Scenario: [10] Four stones, 13x13: the corners
      Given an empty 13x13 board
      When the players agree on 4 handicap stones
      Then White may not play D4, K10, K4 and D10, because the point is occupied
      And White may play G7, D7, K7, G4 and G10

    Scenario: [11] Five stones, 13x13: the corners and the middle
      Given an empty 13x13 board
      When the players agree on 5 handicap stones
      Then White may not play D4, K10, K4, D10 and G7, because the point is occupied
      And White may play D7, K7, G4 and G10

    Scenario: [12] Six stones, 13x13: the corners and two sides
      Given an empty 13x13 board
      When the players agree on 6 handicap stones
      Then White may not play D4, K10, K4, D10, D7 and K7, because the point is occupied
      And White may play G7, G4 and G10

    Scenario: [13] Seven stones, 13x13: the middle besides
      Given an empty 13x13 board
      When the players agree on 7 handicap stones
      Then White may not play D4, K10, K4, D10, D7, K7 and G7, because the point is occupied
      And White may play G4 and G10

    Scenario: [14] Eight stones, 13x13: all but the middle
      Given an empty 13x13 board
      When the players agree on 8 handicap stones
      Then White may not play D4, K10, K4, D10, D7, K7, G4 and G10, because the point is occupied
      And White may play G7

    Scenario: [15] A board of even size has no middle, and four star points
      Given an empty 10x10 board
      Then it is within the rules that the players agree on 4 handicap stones
      And it is against the rules that the players agree on 5 handicap stones
