Feature: Neutral points - half each

  Points from which stones of both players are reached.

  @neutral.halves
  Rule: An empty point from which stones of both players are reached counts half a point for each

    Both get the same, so the lead is what it would be if nobody had it.

    Source: Chinese rules, article 9; "Ing counting" in Sensei's Library (https://senseis.xmp.net/?IngCounting),
    where such points are shared evenly.

    Open: Ing gives a point that only one player's stones are next to that player, even where the other's can be reached
    over further points. In these positions every shared point is next to both.

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
      Then the score is Black 12.5, White 12.5

    # D69: 44 and 36 and half of H2 each.
    @scoring.area @seki.counts @group-tax.none @button.none
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
      Then the score is Black 44.5, White 36.5

    @scoring.area @seki.counts @group-tax.none @button.none @needs.literal-score
    Scenario: [3] Three points that both left open
      Given this position at the end of the game
        """
        X X . O O
        . X . O .
        X X . O O
        """
      Then the score is Black 7.5, White 7.5

    # D71, less a point for the one eye each
    @scoring.area @seki.counts @group-tax.two @button.none
    Scenario: [4] The point that keeps both alive, where groups are taxed
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 11.5, White 11.5

    # D71; Black has half a point for passing first.
    @scoring.area @seki.counts @group-tax.none @button.half-point
    Scenario: [5] The same where the first pass is worth half a point
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 13, White 12.5
