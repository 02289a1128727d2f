Feature: Draws - the text is silent

  What equal scores mean.

  @draws.unstated
  Rule: What follows from equal scores is not stated

    The text says who wins if one player has more, and no more than that.

    Source: Wikipedia, Rules of Go (French), concise statement, item 9; Belgian Go Federation, beginners' page, the aim
    of the game.

    Open: whether equal scores are a draw.

    @komi.none @button.none
    Scenario: [1] Half the board each
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then no document decides who wins

    @komi.integer @button.none
    Scenario: [2] The same where komi is a whole number, and none was agreed on
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then no document decides who wins

    @komi.half @button.none
    Scenario: [3] The same where komi ends on a half, and none was agreed on
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then no document decides who wins

    @komi.auction @button.none
    Scenario: [4] The same where komi is bid for, and nobody has bid
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then no document decides who wins

    @scoring.area @button.none
    Scenario: [5] Where the scores differ by a point the winner is known
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then Black wins by 1 point
