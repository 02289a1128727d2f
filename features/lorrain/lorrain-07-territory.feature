Feature: The New Zealand rules in Lorrain's wording, article 7 - Territory

  What is counted. Elsewhere in this book it is called area.

  @lorrain.7
  Rule: A player's territory is the points of their stones and every free point adjacent to their territory

    This definition speaks of itself as well. A free point adjacent to stones of both players belongs to both; at the
    end of a game played out, Lorrain says, these are the neutral points of a seki and no others.

    Source: Lorrain, New Zealand rules, the definition of territory and the comment on it.

    Scenario: [1] Step by step over free points
      Given this position at the end of the game
        """
        . . . X O .
        . . . X O O
        . . . X O .
        """
      Then the score is Black 12, White 6

    # D71: the free point between the two groups.
    Scenario: [2] A neutral point of a seki belongs to both
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O a X X
        """
      Then the score is Black 13, White 13

    Scenario: [3] All points over which both can go belong to both
      Given this position at the end of the game
        """
        X X . . O O
        . X . . O .
        X X . . O O
        """
      Then the score is Black 12, White 12

    @needs.literal-score
    Scenario: [4] Every stone makes territory, alive or not
      Given this position at the end of the game
        """
        . . X O .
        O . X O O
        . . X O .
        """
      Then the score is Black 8, White 12
