Feature: Group tax - two points for each group

  What it costs to have more than one group.

  @group-tax.two
  Rule: For each group two points are taken off its owner's score

    They are the two eyes the group needs, which stone scoring leaves out by itself: where play goes on until nothing
    else is empty, both come to the same.

    Source: Wikipedia, Rules of Go (French), "Scoring systems", "Stone scoring", and "Scoring" among the variations;
    "Group tax" in Sensei's Library (https://senseis.xmp.net/?GroupTax).

    Open: the sources have not one text, and differ on whether points in seki are counted at all.

    # Without the tax 24 and 15. The stones on the board are 20 and 13.
    @scoring.area @button.none
    Scenario: [1] Two groups against one, with nothing but eyes left
      Given this position at the end of the game
        """
        . X . X O . O . O X . X .
        X X X X O O O O O X X X X
        X X X X O O O O O X X X X
        """
      Then the score is Black 20, White 13

    @scoring.territory @pass-stones.none @button.none
    Scenario: [2] The same by territory
      Given this position at the end of the game
        """
        . X . X O . O . O X . X .
        X X X X O O O O O X X X X
        X X X X O O O O O X X X X
        """
      Then the score is Black 0, White 0

    # Without the tax 9 and 24.
    @scoring.area @button.none
    Scenario: [3] One group against two, with more than eyes left
      Given this position at the end of the game
        """
        . O . O X . X O . O .
        O O O O X X X O O O O
        . . O O X . X O O . .
        """
      Then the score is Black 7, White 20

    @scoring.territory @pass-stones.none @button.none
    Scenario: [4] The same by territory
      Given this position at the end of the game
        """
        . O . O X . X O . O .
        O O O O X X X O O O O
        . . O O X . X O O . .
        """
      Then the score is Black 0, White 4

    @scoring.territory @button.none
    Scenario: [5] By territory the lead is the same where each player's pass cost a stone
      Given this position at the end of the game
        """
        . O . O X . X O . O .
        O O O O X X X O O O O
        . . O O X . X O O . .
        """
      Then White wins by 4 points

    # Without the tax 9.5 and 24.
    @scoring.area @button.half-point
    Scenario: [6] By area, with half a point for Black, who passed first
      Given this position at the end of the game
        """
        . O . O X . X O . O .
        O O O O X X X O O O O
        . . O O X . X O O . .
        """
      Then the score is Black 7.5, White 20

    # As many stones of each colour: by area 37 and 44, by territory 8 and 15.
    @scoring.area @button.none
    Scenario: [7] One group against two with as many stones: area and territory give the same lead
      Given this position at the end of the game
        """
        O O O X . X O O .
        . O O X . X O O .
        . O O X . X O O .
        . O O X . X O O .
        O O X X X X X O O
        . O X X . X X O .
        . O X X . X X O .
        . O X X . X X O .
        . O X X . X X O .
        """
      Then White wins by 5 points

    @scoring.territory @button.none
    Scenario: [8] One group against two with as many stones, by territory
      Given this position at the end of the game
        """
        O O O X . X O O .
        . O O X . X O O .
        . O O X . X O O .
        . O O X . X O O .
        O O X X X X X O O
        . O X X . X X O .
        . O X X . X X O .
        . O X X . X X O .
        . O X X . X X O .
        """
      Then White wins by 5 points

  @group-tax.two.group
  Rule: Chains that live by the same eyes are one group

    Source: "Group tax" in Sensei's Library (https://senseis.xmp.net/?GroupTax): a point for each eye that the life of a group
    takes.

    # Black's two chains need A7 and G1 both. Without the tax 24 and 25, with a tax on each chain 20 and 23.
    @scoring.area @button.none
    Scenario: [1] Two chains and two eyes
      Given this position at the end of the game
        """
        . X X X X X X
        X O O O O O X
        X O . O . O X
        X O O O O O X
        X O O O O O X
        X O O O O O X
        X X X X X X .
        """
      Then the score is Black 22, White 23
