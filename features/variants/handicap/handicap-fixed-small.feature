Feature: Handicap - On star points of small boards

  Where the board is smaller the star points are fewer or nearer the edge.

  @handicap.fixed.small
  Rule: A small board has its own star points, and a board without them has no such handicap

    On 13x13 they are nine, on the fourth lines and the middle ones. On 9x9 the corners are on the third lines.

    Source: seed 000, "Handicap"; Go Text Protocol 2, draft 2, section 4.1.1
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: the American rules hold handicaps on small boards for not standardised. On 9x9 the seed has five star points and
    the Go Text Protocol nine; no scenario asks for more than five. The limits for other boards are the protocol's.

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
