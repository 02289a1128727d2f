Feature: New Zealand rules, article 12 - The winner

  Who has won.

  @new-zealand.12
  Rule: The winner is the player with the most points at the end of the game

    Captured stones are no points.

    Source: New Zealand Rules of Go, twelfth paragraph; Wikipedia, Rules of Go (French), "New Zealand rules", on equal
    scores.

    Open: the text does not say what equal scores are. The Wikipedia article calls them a draw, which komi of a whole
    number makes possible.

    Scenario: [1] One point more is enough
      Given this position at the end of the game
        """
        . X X O .
        X X X O O
        . X O . O
        X X O O O
        X X O O .
        """
      Then White wins by 1 point

    Scenario: [2] What was captured makes no difference
      Given an empty 3x3 board
      When the game goes B2 A1 A2 A3 B1 C3 B3
      And the players agree to stop
      And the players agree that C3 is dead
      Then White has lost 3 stones
      And Black wins by 9 points

    Scenario: [3] Equal scores are a draw
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then the game is a draw
