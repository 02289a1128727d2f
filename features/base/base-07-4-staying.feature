Feature: Rule 7, step 1 - Stones stay

  Stones come and go, but they never walk.

  @base.7.stays
  Rule: A stone once played stays on its point until it is captured or the game ends

    It is never moved to another point. It leaves the board when a play removes it, and in no other way.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7, step 1; explanation, "Placing a stone on the
    board".

    Scenario: [1] Twelve plays, twelve stones
      Given an empty 9x9 board
      When the game goes G7 C3 C7 G3 E5 E3 D4 F4 F5 E6 D6 E7
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X . O . X . .
        . . . X O . . . .
        . . . . X X . . .
        . . . X . O . . .
        . . O . O . O . .
        . . . . . . . . .
        . . . . . . . . .
        """

    Scenario: [2] A stone with one liberty stays while it has it
      Given this position, with White to play
        """
        . . . . .
        . . X . .
        . X O a .
        . . X . .
        . . . . .
        """
      When the game goes B1 D1 B5 D5
      Then the position is
        """
        . O . X .
        . . X . .
        . X O . .
        . . X . .
        . O . X .
        """

    Scenario: [3] Stones that could not be saved stay on the board when the game ends
      Given this position, with Black to play
        """
        . X . O .
        X X X X X
        X X X X X
        O O O O O
        . O . O .
        """
      When both players pass
      Then the position is
        """
        . X . O .
        X X X X X
        X X X X X
        O O O O O
        . O . O .
        """
