Feature: Simplified Ing rules, 7 - Result

  Who has won.

  @ing-simplified.7
  Rule: The player with the greater score wins; equal scores are a tie

    Ing's own rule, by which Black wins ties, has not come along.

    Source: Simplified Ing Rules, summary, "Result"; Wikipedia, Rules of Go (French), note 24.

    Open: komi. The rules name none; the federation's tournament rules set eight points, with ties won by Black
    (home.snafu.de/jasiek/egfgtr.html).

    Scenario: [1] Black has more
      Given this position at the end of the game
        """
        . . X O .
        . X X O O
        . . X O .
        """
      Then Black wins by 3 points

    Scenario: [2] White has more
      Given this position at the end of the game
        """
        . X O . .
        X X O . O
        . X O . .
        """
      Then White wins by 3 points

    Scenario: [3] Equal scores are a tie
      Given this position at the end of the game
        """
        . X O .
        X X O O
        """
      Then the game is a draw
