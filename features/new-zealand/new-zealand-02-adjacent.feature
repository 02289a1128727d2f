Feature: New Zealand rules, article 2 - Adjacent intersections

  Which points are neighbours.

  @new-zealand.2
  Rule: Intersections are adjacent if a line of the grid joins them and no intersection lies between

    A diagonal is not a line of the grid.

    Source: New Zealand Rules of Go, second paragraph; explanation, diagram 1.

    Scenario: [1] Four in the middle, three at the edge, two in the corner
      Given this position, with White to play
        """
        X . . . .
        . . . . .
        . . X . X
        . . . . .
        . . . . .
        """
      Then the liberties of C3 are B3, D3, C2 and C4
      And the liberties of E3 are E2, E4 and D3
      And the liberties of A5 are A4 and B5

    Scenario: [2] Stones on the diagonals take no liberty
      Given this position, with White to play
        """
        . . . . .
        . O . O .
        . . X . .
        . O . a .
        . . . . .
        """
      When White plays a
      Then the last play captures nothing
      And the liberties of C3 are B3, D3, C2 and C4

    Scenario: [3] Stones on the four neighbours take every liberty
      Given this position, with White to play
        """
        . . . . .
        . . O . .
        . O X a .
        . . O . .
        . . . . .
        """
      When White plays a
      Then the last play captures C3
