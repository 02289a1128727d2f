Feature: Neutral points - nobody's

  Points from which stones of both players are reached.

  @neutral.nobody
  Rule: An empty point from which stones of both players are reached counts for nobody

    Source: Wikipedia, Rules of Go (French), explanation, "Territory"; AGA rules, rule 12, "neutral points"
    (https://cs.cmu.edu/~wjh/go/rules/AGA.html); Nihon Ki-in rules of 1989, article 8
    (https://cs.cmu.edu/~wjh/go/rules/Japanese.html).

    # D71
    @scoring.area @seki.counts @group-tax.none @button.none
    Scenario: [1] The point that keeps both alive
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 12, White 12

    # D69
    @scoring.area @seki.counts @group-tax.none @button.none
    Scenario: [2] A game on nine by nine: 44 and 36 of 81 points
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

    @scoring.territory @seki.counts @group-tax.none @pass-stones.none @button.none
    Scenario: [3] Nor is it territory
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 1, White 1

    @scoring.area @seki.counts @group-tax.none @button.none @needs.literal-score
    Scenario: [4] Three points that both left open
      Given this position at the end of the game
        """
        X X . O O
        . X . O .
        X X . O O
        """
      Then the score is Black 6, White 6

    # D71: whatever is counted
    Scenario: [5] The same point belongs to neither player
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O a X X
        """
      Then a is neutral

    @needs.literal-score
    Scenario: [6] On an empty board there is nothing to count
      Given an empty 5x5 board
      When both players pass
      Then nobody has territory

    # D71; Black has half a point for passing first.
    @scoring.area @seki.counts @group-tax.none @button.half-point
    Scenario: [7] The same where the first pass is worth half a point
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 12.5, White 12

    # D71, less a point for the one eye each
    @scoring.area @seki.counts @group-tax.two @button.none
    Scenario: [8] The point that keeps both alive, where groups are taxed
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 11, White 11
