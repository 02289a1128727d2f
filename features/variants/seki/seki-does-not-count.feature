Feature: Seki - its points do not count

  Whether points that stones in seki surround are anybody's.

  @seki.does-not-count
  Rule: Points surrounded by stones that border a neutral point do not count

    Neutral are the empty points that are not surrounded by one player's live stones. Live stones next to one are in
    seki, by this definition, and what they surround counts for nobody.

    Source: Nihon Ki-in rules of 1989, article 8 (https://cs.cmu.edu/~wjh/go/rules/Japanese.html); Wikipedia, Rules of
    Go (French), "Seki".

    # D72: White's big chain borders no neutral point, so D2 and E1 count.
    @scoring.territory @group-tax.none @pass-stones.none @button.none
    Scenario: [1] Black's two eyes in seki are worth nothing
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then the score is Black 0, White 2

    # D71
    @scoring.territory @group-tax.none @pass-stones.none @button.none
    Scenario: [2] One eye against one eye
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 0, White 0

    # D69: H4 and J1 beside the neutral H2. Without the exception 17 and 13.
    @scoring.territory @group-tax.none @pass-stones.none @button.none
    Scenario: [3] A seki in a game on nine by nine
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
      Then the score is Black 16, White 12

    @scoring.area @group-tax.none @button.none
    Scenario: [4] Where area is counted the stones in seki count, the eyes do not
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then White wins by 1 point

    # KataGo's "GroupTaxSekiScoring" (v1.17.2, cpp/tests/testrules.cpp).
    @scoring.area @group-tax.none @button.none
    Scenario: [5] By area, eyes in seki and in groups alive without it
      Given this position at the end of the game
        """
        . X . X O . O . X
        . . . X O O O X .
        . X X X X X X O O
        X O O O O O X O .
        X O . O . O X O O
        X O O O O O X X X
        X X X O . . . O O
        . X X X O O O O .
        . X . X O . O . O
        """
      Then White wins by 6 points

    # KataGo's "GroupTaxSekiScoring" (v1.17.2, cpp/tests/testrules.cpp).
    @scoring.territory @group-tax.none @pass-stones.none @button.none @needs.literal-score
    Scenario: [6] The same by territory
      Given this position at the end of the game
        """
        . X . X O . O . X
        . . . X O O O X .
        . X X X X X X O O
        X O O O O O X O .
        X O . O . O X O O
        X O O O O O X X X
        X X X O . . . O O
        . X X X O O O O .
        . X . X O . O . O
        """
      Then the scores are equal

    # D72; Black has half a point for passing first.
    @scoring.area @group-tax.none @button.half-point
    Scenario: [7] By area, with half a point for Black, who passed first
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then White wins by 0.5 points

    @scoring.area @group-tax.two @button.none
    Scenario: [8] By area, where groups are taxed
      Given this position at the end of the game
        """
        O O O X X X X
        O O O X X X X
        O . O X . . .
        O O O X X X X
        O O O . X X X
        """
      Then Black wins by 2 points
