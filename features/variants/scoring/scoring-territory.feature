Feature: Scoring - territory

  Surrounded points and captured stones count, stones on the board do not.

  @scoring.territory
  Rule: A player's score is made of the empty points that player's stones surround and the opposing stones taken

    A point counts one whatever stands around it, and the stones themselves count nothing.

    Source: seed 000, "Scoring systems", "Territory scoring"; Nihon Ki-in rules of 1989, articles 8 and 10
    (https://cs.cmu.edu/~wjh/go/rules/Japanese.html); seed 002, the aim of the game.

    Open: seed 000 takes the stones a player has lost off that player's score instead of adding them to the opponent's.
    The lead is the same.

    # By area 13 to 12, by stones alone 11 to 7.
    @group-tax.none @pass-stones.none @button.none
    Scenario: [1] The stones on the board count nothing
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then the score is Black 2, White 5

    # D69. With or without H4 and J1, which are in seki, Black is four points ahead.
    @group-tax.none @pass-stones.none @button.none
    Scenario: [2] A game on nine by nine
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
      Then Black wins by 4 points

  @scoring.territory.captured
  Rule: Each opposing stone that was taken counts one point

    It makes no difference when it was taken, and whether other stones stand there at the end.

    Source: as above; seed 002, end of the game, second and third steps.

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
