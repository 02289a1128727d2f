Feature: Counting - rearrangement

  How the players find out the score that the rules define.

  @counting.rearrangement
  Rule: Captured stones are put into their owner's territory, and the empty points that remain are counted

    Each stone a player has lost takes a point away instead of adding one to the opponent's. The lead is the same.

    Source: Wikipedia, Rules of Go (French), "Scoring systems", "Territory scoring"; Nihon Ki-in rules of 1989, article
    10 (https://cs.cmu.edu/~wjh/go/rules/Japanese.html); Belgian Go Federation, beginners' page, end of the game, third
    step.

    Open: what to do if there are more stones than room. Here they are added to the opponent's points, as the official
    commentary on that article has it (nihonkiin.or.jp/match/kiyaku/kiyaku10.html).

    @scoring.territory @pass-stones.none
    Scenario: [1] Nothing was captured
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then by rearrangement Black has 2 points and White has 5

    # Territory 3 and 5; the score is 5 and 6.
    @ending.two-passes @scoring.territory @pass-stones.none @button.none
    Scenario: [2] One black stone and two white ones were captured
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 1 black and 2 white stones have been captured
      When both players pass
      Then by rearrangement Black has 2 points and White has 3
      And White wins by 1 point

    @ending.stop @scoring.territory @pass-stones.none @button.none
    Scenario: [3] The same where the players agree on the end
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 1 black and 2 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then by rearrangement Black has 2 points and White has 3
      And White wins by 1 point

    # Area would come to the same: 8 and 8.
    @group-tax.none @pass-stones.none @scoring.territory
    Scenario: [4] After as many plays of each player
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then by rearrangement Black has 2 points and White has 2

    # Territory 3 and 5; two of Black's five stones find no room.
    @ending.two-passes @scoring.territory @pass-stones.none @button.none
    Scenario: [5] More stones were captured than there is room for
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 5 black and 1 white stones have been captured
      When both players pass
      Then by rearrangement Black has 0 points and White has 6
      And White wins by 6 points

    @ending.stop @scoring.territory @pass-stones.none @button.none
    Scenario: [6] The same where the players agree on the end
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 5 black and 1 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then by rearrangement Black has 0 points and White has 6
      And White wins by 6 points
