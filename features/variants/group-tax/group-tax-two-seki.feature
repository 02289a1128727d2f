Feature: Group tax - in seki

  Groups that live without two eyes.

  @group-tax.two.seki
  Rule: A group pays for no more eyes than it has

    With one eye, in seki, it pays one point, and without any nothing.

    Source: "Group tax" in Sensei's Library (https://senseis.xmp.net/?GroupTax), where the rule is a point for each eye
    needed.

    Open: the same page leaves open whether groups in seki are taxed at all.

    # D71: without the tax 12 and 12. Two points for each group would leave 10 and 10.
    @scoring.area @neutral.nobody @seki.counts @button.none
    Scenario: [1] One eye against one eye
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 11, White 11

    # D72: Black pays for A2 and D5, White for D2 and E1 and nothing for A5 and B4. Without the tax 12 and 11.
    @scoring.area @neutral.nobody @seki.counts @button.none
    Scenario: [2] Two groups with one eye each, two stones with none, one group with two
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then the score is Black 10, White 9

    @scoring.territory @seki.counts @pass-stones.none @button.none
    Scenario: [3] The same by territory
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then the score is Black 0, White 0

    # KataGo's "GroupTaxSekiScoring" (v1.17.2, cpp/tests/testrules.cpp).
    @scoring.area @seki.does-not-count @button.none
    Scenario: [4] Where seki pays nothing it costs nothing
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
    @scoring.territory @seki.does-not-count @pass-stones.none @button.none
    Scenario: [5] The same by territory
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
