Feature: Neutral points - both players'

  Points from which stones of both players are reached.

  @neutral.both
  Rule: An empty point from which stones of both players are reached counts a whole point for each

    Both get the same, so the lead is what it would be if nobody had it.

    Source: Lorrain, New Zealand rules, the definition of territory, with the author's warning that neutral points
    belong to both; New Zealand Go Society, rules of go (https://go.org.nz/index.php/about-go/new-zealand-rules-of-go).

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
      Then the score is Black 13, White 13

    # D69: the two scores are 82, on a board of 81 points.
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
      Then the score is Black 45, White 37

    # D67: 35 points are reached by both.
    @scoring.area @seki.counts @group-tax.none @button.none @needs.literal-score
    Scenario: [3] However far away the stones are
      Given this position at the end of the game
        """
        . . X . X . . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . . . . O O X . X
        . . X . O X X X X
        . . X O O O X . O
        . . . X . O X O .
        """
      Then the score is Black 61, White 55

    # Nobody's stones are reached, so the definition gives the points to nobody.
    @needs.literal-score
    Scenario: [4] Where there is no stone at all the points are nobody's
      Given an empty 5x5 board
      When both players pass
      Then nobody has territory

    @scoring.area @button.none @first-pass.free @needs.literal-score
    Scenario: [5] So nobody scores for them
      Given this position at the end of the game
        """
        . . .
        . . .
        . . .
        """
      Then the score is Black 0, White 0

    # D71, less a point for the one eye each
    @scoring.area @seki.counts @group-tax.two @button.none
    Scenario: [6] The point that keeps both alive, where groups are taxed
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 12, White 12

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
      Then the score is Black 13.5, White 13
