Feature: Supply - As many stones as are needed

  Nobody loses for want of stones.

  @supply.unlimited
  Rule: The number of stones sets no limit to the play

    A set has about 180 of each colour, which hardly ever runs out; if it does, more are fetched.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 3, and its explanation; Lorrain, New Zealand
    rules ("unlimited in principle").

    Scenario: [1] Black plays more stones than half the board has points
      Given an empty 3x3 board
      When the game goes B2 pass B1 pass B3 pass A2
      Then White may pass
      When White passes and Black plays C2
      Then the position is
        """
        . X .
        X X X
        . X .
        """

    Scenario: [2] So does White
      Given this position, with White to play
        """
        . O .
        O O .
        . O .
        """
      Then White may play C2
      When White plays C2
      Then the position is
        """
        . O .
        O O O
        . O .
        """
