Feature: New Zealand rules, article 11 - Handicap

  How a weaker player is helped.

  @new-zealand.11
  Rule: In a game with a handicap of n White passes her first n - 1 moves, and there is no komi

    So Black's handicap stones are played one by one, wherever Black likes. White gets no points for having passed.

    Source: New Zealand Rules of Go, eleventh paragraph.

    Open: a handicap of 1 is no pass and no komi by this. Elsewhere such a game has a komi of half a point.

    Scenario: [1] White passes three times in a game of four stones
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      Then it is Black's turn
      When Black plays C3
      Then White may not play G7, because White passes for the handicap
      When the game goes pass G7 pass C7 pass A1
      Then White may play G3
      And the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        X . . . . . . . .
        """

    Scenario: [2] A handicap of one is a game in which Black moves first
      Given an empty 9x9 board
      When the players agree on 1 handicap stone
      And Black plays E5
      Then White may play C3

    Scenario: [3] There is no komi, and nothing for the passes
      Given an empty 3x3 board
      When the players agree on 2 handicap stones
      Then the komi is 0
      When the game goes B2 pass A1 C3
      And the players agree to stop
      And the players agree that C3 is dead
      Then the score is Black 9, White 0
