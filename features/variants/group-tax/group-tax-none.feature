Feature: Group tax - none

  What it costs to have more than one group.

  @group-tax.none
  Rule: How many groups a player's stones form makes no difference

    Source: Wikipedia, Rules of Go (French), "Scoring systems", "Stone scoring", and "Scoring" among the variations: no
    set of rules in use today takes anything off.

    # White has two groups. Less two points a group it would be 7 and 20.
    @scoring.area @button.none
    Scenario: [1] One group against two, by area
      Given this position at the end of the game
        """
        . O . O X . X O . O .
        O O O O X X X O O O O
        . . O O X . X O O . .
        """
      Then the score is Black 9, White 24

    # Less two points a group White would have 4 and Black nothing.
    @scoring.territory @pass-stones.none @button.none
    Scenario: [2] One group against two, by territory
      Given this position at the end of the game
        """
        . O . O X . X O . O .
        O O O O X X X O O O O
        . . O O X . X O O . .
        """
      Then the score is Black 2, White 8

    @scoring.stones @button.none
    Scenario: [3] One group against two, by stones alone
      Given this position at the end of the game
        """
        . O . O X . X O . O .
        O O O O X X X O O O O
        . . O O X . X O O . .
        """
      Then the score is Black 7, White 16

    @scoring.area @button.half-point
    Scenario: [4] By area, with half a point for Black, who passed first
      Given this position at the end of the game
        """
        . O . O X . X O . O .
        O O O O X X X O O O O
        . . O O X . X O O . .
        """
      Then the score is Black 9.5, White 24

    @scoring.territory @button.none
    Scenario: [5] By territory the lead is the same where each player's pass cost a stone
      Given this position at the end of the game
        """
        . O . O X . X O . O .
        O O O O X X X O O O O
        . . O O X . X O O . .
        """
      Then White wins by 6 points

    # As many stones of each colour: by area 37 and 44, by territory 8 and 15.
    @scoring.area @button.none
    Scenario: [6] One group against two with as many stones, by area
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
      Then White wins by 7 points

    @scoring.territory @button.none
    Scenario: [7] The same by territory
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
      Then White wins by 7 points
