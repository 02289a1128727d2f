Feature: Draws - equal scores are a draw

  What equal scores mean.

  @draws.draw
  Rule: If both players have the same score, the game is a draw

    Where komi ends on a half, the first pass is worth half a point, or Black wins ties, it does not come to that.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 10; Nihon Ki-in rules of 1989, article 10
    (https://cs.cmu.edu/~wjh/go/rules/Japanese.html); Lorrain, New Zealand rules, the last rule.

    @komi.none @button.none
    Scenario: [1] Half the board each
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then the game is a draw

    @komi.integer @button.none
    Scenario: [2] The same where komi is a whole number, and none was agreed on
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then the game is a draw

    @komi.half @button.none
    Scenario: [3] The same where komi ends on a half, and none was agreed on
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then the game is a draw

    @komi.auction @button.none
    Scenario: [4] The same where komi is bid for, and nobody has bid
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then the game is a draw
