Feature: Simplified Ing rules, 6 - Score

  What is counted.

  @ing-simplified.6
  Rule: A player's score is the intersections with their stones and the empty regions adjacent only to their stones

    A region that touches both colours counts for nobody, and neither does an empty board.

    Source: Simplified Ing Rules, summary, "Score"; text, "General", on the score; Wikipedia, Rules of Go (French),
    notes 21 and 23.

    # D69
    Scenario: [1] A position played to the end
      Given this position at the end of the game
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X . X
        . . X O O X X X X
        . . X O O O X . O
        . . X X X O X O .
        """
      Then the score is Black 44, White 36

    Scenario: [2] What touches both counts for nobody
      Given this position at the end of the game
        """
        X X . O O
        . X . O .
        X X . O O
        """
      Then the score is Black 6, White 6

    Scenario: [3] An empty board counts for nobody
      Given an empty 5x5 board
      When both players pass
      And the players agree that no stone is dead
      Then the score is Black 0, White 0
