Feature: The New Zealand rules in Lorrain's wording, article 3 - Stones

  What is played with.

  @lorrain.3
  Rule: One player takes the black stones and the other the white ones, in principle without limit

    Source: Lorrain, New Zealand rules, the second and following sentences of the rules.

    Scenario: [1] Each plays stones of one colour only
      Given an empty 3x3 board
      When the game goes B2 A1 pass C3 A3
      Then the position is
        """
        X . O
        . X .
        O . .
        """

    Scenario: [2] More stones of a colour than half the points of the board
      Given an empty 3x1 board
      When the game goes pass A1 pass B1
      Then the position is
        """
        O O .
        """
