Feature: The concise statement, item 9 - Winner

  Who has won.

  @davies.9
  Rule: The player with more area wins

    Source: Wikipedia, Rules of Go (French), concise statement, item 9.

    Open: the item does not say what happens if both have the same. Rule 10 calls that a draw.

    Scenario: [1] Black has 26 points and White 23: Black wins
      Given this position at the end of the game
        """
        . X . X O . O
        X X X X O O O
        . X X X O . O
        X X X X O O O
        X X X O O O .
        X . X X O O O
        . X X O O . O
        """
      Then Black wins by 3 points

    Scenario: [2] One point more is enough for White
      Given this position at the end of the game
        """
        . X X O .
        X X X O O
        . X O . O
        X X O O O
        X X O O .
        """
      Then White wins by 1 point

    @draws.unstated
    Scenario: [3] Of equal areas the nine items say nothing
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then no document decides who wins
