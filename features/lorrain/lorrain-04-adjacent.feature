Feature: The New Zealand rules in Lorrain's wording, article 4 - Adjacent points

  Which points are neighbours.

  @lorrain.4
  Rule: Two points are adjacent if they are immediate neighbours on one line

    Source: Lorrain, New Zealand rules, the definition of adjacent.

    Scenario: [1] Neighbours on a line across and on a line down
      Given this position, with White to play
        """
        . . . .
        . X . .
        . . . .
        . . . X
        """
      Then the liberties of B3 are A3, C3, B2 and B4
      And the liberties of D1 are C1 and D2

    Scenario: [2] Not over a point in between
      Given this position, with White to play
        """
        . . . . .
        X . X . X
        . . . . .
        """
      Then the chain of A2 is A2
      And the liberties of E2 are D2, E1 and E3

    Scenario: [3] Not on a diagonal
      Given this position, with White to play
        """
        . O . O .
        . . X . .
        . O . O .
        """
      Then the liberties of C2 are B2, D2, C1 and C3
