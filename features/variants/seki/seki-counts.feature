Feature: Seki - its points count

  Whether points that stones in seki surround are anybody's.

  @seki.counts
  Rule: Points surrounded by stones in seki count like others

    Source: Wikipedia, Rules of Go (French), "Seki"; AGA rules, rule 12, where an eye is surrounded whether or not there
    is another (https://cs.cmu.edu/~wjh/go/rules/AGA.html).

    # D72: the neutral points A4 and B5 make no difference to the lead. Without A2 and D5 White would win by a point.
    @scoring.area @button.none
    Scenario: [1] Black's two eyes in seki decide the game
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then Black wins by 1 point

    # D72
    @scoring.territory @group-tax.none @pass-stones.none @button.none
    Scenario: [2] The same eyes are territory
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then the score is Black 2, White 2

    # D69: without the exception 17 and 13, with it 16 and 12.
    @scoring.territory @group-tax.none @pass-stones.none @button.none
    Scenario: [3] One eye against one eye in a game on nine by nine
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
      Then the score is Black 17, White 13

    # D71
    @scoring.area @neutral.nobody @group-tax.none @button.none
    Scenario: [4] One eye each
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 12, White 12

    @scoring.stones @button.none
    Scenario: [5] Where stones alone count, no eye counts anyway
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then the score is Black 10, White 9

    @scoring.area @group-tax.none @button.half-point
    Scenario: [6] The same eyes, with half a point for Black, who passed first
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then Black wins by 1.5 points

    # KataGo's "GroupTaxSekiScoring" (v1.17.2, cpp/tests/testrules.cpp).
    @scoring.area @group-tax.none @button.none
    Scenario: [7] Four chains in seki at the top and on the right
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
      Then White wins by 4 points

    # KataGo's "GroupTaxSekiScoring" (v1.17.2, cpp/tests/testrules.cpp).
    @scoring.territory @group-tax.none @pass-stones.none @button.none
    Scenario: [8] The same by territory
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
      Then Black wins by 2 points

    # White's eye is one point and Black's three, of which the tax takes one and two.
    @scoring.area @neutral.nobody @group-tax.two @button.none
    Scenario: [9] Where groups are taxed, what is left of an eye in seki
      Given this position at the end of the game
        """
        O O O X X X X
        O O O X X X X
        O . O X . . .
        O O O X X X X
        O O O . X X X
        """
      Then the score is Black 17, White 14
