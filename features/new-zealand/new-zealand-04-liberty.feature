Feature: New Zealand rules, article 4 - Liberties

  What a stone needs to stay.

  @new-zealand.4
  Rule: A liberty of a stone is an empty intersection adjacent to it or to a stone connected to it

    So connected stones have their liberties in common. An intersection is one liberty, however many of the stones it
    touches.

    Source: New Zealand Rules of Go, fourth paragraph; explanation, diagram 3.

    Scenario: [1] Three stones share the liberties of each
      Given this position, with White to play
        """
        . . . . .
        . . X . .
        . X X O .
        . . O . .
        . . . . .
        """
      Then the liberties of B3, C3 and C4 are A3, B2, B4, C5 and D4

    Scenario: [2] A stone walled in lives by a liberty at the other end
      Given this position, with White to play
        """
        . . . . .
        O O O O .
        X X X X a
        O O O O .
        . . . . .
        """
      Then the liberty of A3 is a
      When White passes and Black plays a
      Then the liberties of A3 are E2 and E4
