Feature: The French rules - Territory

  Empty points that count.

  @french.territory
  Rule: A territory is a set of connected empty points bounded by stones of one colour

    The edge of the board is a natural boundary.

    Source: French rules, "Territoire" (jeudego.org/_php/regleGo.php).

    Scenario: [1] Seven points in a corner, and an eye
      Given this position at the end of the game
        """
        . . . X O . O
        . . X X O O O
        . . X O O . O
        X X X O O O O
        X . X X O O .
        X X X O O . O
        . X X O . O O
        """
      Then Black's territory is A1, A5, A6, A7, B3, B5, B6, B7 and C7
      And White's territory is E1, F2, F5, F7 and G3

    # C4 touches both colours.
    Scenario: [2] A point that both colours border belongs to neither
      Given this position at the end of the game
        """
        . X X O .
        X X a O O
        X X X O .
        . X X O O
        X X O O .
        """
      Then a is neutral
      And Black's territory is A2 and A5
      And White's territory is E1, E3 and E5
