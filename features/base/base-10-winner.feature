Feature: Rule 10 - The winner

  Whoever has more points wins.

  @base.10
  Rule: The player with the higher score wins; if the scores are equal, the game is a draw

    By how much makes no difference. Nothing is added for having moved second: there is no komi.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 10; explanation, "Winner"; "Comparative features
    of the basic rules". The concise statement of Davies, item 9, is silent on equal scores.

    # D66
    Scenario: [1] One point is enough, and no komi is taken off it
      Given this position at the end of the game
        """
        X . X O O
        . X X O O
        X X O O .
        X X X O O
        X X O O .
        """
      Then Black wins by 1 point

    Scenario: [2] White wins by one point
      Given this position at the end of the game
        """
        O . O X X
        . O O X X
        O O X X .
        O O O X X
        O O X X .
        """
      Then White wins by 1 point

    Scenario: [3] Equal scores are a draw
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then the score is Black 8, White 8
      And the game is a draw

    # D71: of the 25 points one is neutral.
    Scenario: [4] A draw on a board with an odd number of points
      Given the position of base.9.seki/3
      Then the game is a draw

    # D69
    Scenario: [5] Black wins by eight points
      Given the position of base.9.area/1
      Then Black wins by 8 points

    Scenario: [6] Having all the points of the board is winning, like any lead
      Given an empty 5x5 board
      When the game goes B3 pass C3 pass D3 pass pass
      Then Black wins by 25 points

    Scenario: [7] White gets nothing for having moved second
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4
      And Black passes and White passes
      Then the game is a draw
