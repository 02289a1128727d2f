Feature: Scoring - territory, and captured stones

  What becomes of the stones that were taken.

  @scoring.territory.captured
  Rule: Each opposing stone that was taken counts one point

    It makes no difference when it was taken, and whether other stones stand there at the end.

    Source: Wikipedia, Rules of Go (French), "Scoring systems", "Territory scoring"; Belgian Go Federation, beginners'
    page, end of the game, second and third steps.

    @ending.two-passes @group-tax.none @pass-stones.none @button.none
    Scenario: [1] Territory 3 and 5, and the stones captured earlier
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 4 black and 2 white stones have been captured
      When both players pass
      Then the score is Black 5, White 9

    @ending.stop @group-tax.none @pass-stones.none @button.none
    Scenario: [2] The same where the players agree on the end
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 4 black and 2 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then the score is Black 5, White 9

    @ending.two-passes @group-tax.none @pass-stones.none @button.none
    Scenario: [3] A capture counts twice: the points made empty and the stones
      Given this position, with White to play
        """
        . X O X a
        X X O O X
        . X X O X
        X X O O X
        . X O . O
        """
      When White plays a, Black passes and White passes
      Then the score is Black 3, White 9

    @ending.stop @group-tax.none @pass-stones.none @button.none
    Scenario: [4] The same where the players agree on the end
      Given this position, with White to play
        """
        . X O X a
        X X O O X
        . X X O X
        X X O O X
        . X O . O
        """
      When White plays a, Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 3, White 9

    # White's territory is 4; Black gives up two stones.
    @self-capture.allowed @ending.two-passes @group-tax.none @pass-stones.none @button.none @first-pass.free
    Scenario: [5] A stone that its own player took off counts too
      Given this position, with Black to play
        """
        X O . O .
        a O O O O
        """
      When Black plays a
      Then the last play self-captures A1 and A2
      When White passes and Black passes
      Then the score is Black 0, White 6
