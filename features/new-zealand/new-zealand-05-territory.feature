Feature: New Zealand rules, article 5 - Territory

  What is counted. Elsewhere in this book it is called area.

  @new-zealand.5
  Rule: A player's territory is the points of their stones and every empty point adjacent to that territory

    This definition too speaks of itself: an empty point counts if steps over empty points lead from it to a stone of
    the player. If they lead to stones of both players it counts for both, which leaves the difference as it is.

    Source: New Zealand Rules of Go, fifth paragraph; explanation, the paragraph on the definition of territory.

    Open: whether points that both reach are counted in practice. A page of Sensei's Library says that points not
    surrounded by one colour are left out (senseis.xmp.net/?NewZealandRules, discussion). The result is the same.

    Scenario: [1] Stones and the points behind them
      Given this position at the end of the game
        """
        . X O O .
        X X O . O
        . X O O O
        X X X O .
        . X O O O
        """
      Then the score is Black 11, White 14

    Scenario: [2] The points between the two count for both
      Given this position at the end of the game
        """
        X X . O O
        . X . O .
        X X . O O
        """
      Then the score is Black 9, White 9

    # D69: without the shared point it would be 44 and 36.
    Scenario: [3] The one point that a seki leaves open counts for both
      Given this position at the end of the game
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X . X
        . . X O O X X X X
        . . X O O O X c O
        . . X X X O X O .
        """
      Then the score is Black 45, White 37
      And Black wins by 8 points

    @needs.literal-score
    Scenario: [4] One stone on each side reaches the whole board
      Given this position at the end of the game
        """
        . . O
        . . .
        X . .
        """
      Then the score is Black 8, White 8

    # D71
    Scenario: [5] Eyes in a seki count like any others
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O a X X
        """
      Then the score is Black 13, White 13

    @needs.literal-score
    Scenario: [6] Without a stone there is no territory
      Given an empty 3x3 board
      When the players agree to stop
      And the players agree that no stone is dead
      Then the score is Black 0, White 0
