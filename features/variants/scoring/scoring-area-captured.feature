Feature: Scoring - area, and captured stones

  What becomes of the stones that were taken.

  @scoring.area.captured
  Rule: Stones that were captured, and plays in one's own territory, change nothing

    What a player has taken is counted already, by the points it has made empty. A stone put where the player has the
    point anyway leaves the score as it is.

    Source: AGA rules, rule 12, "area" (https://cs.cmu.edu/~wjh/go/rules/AGA.html); Wikipedia, Rules of Go (French),
    "Chinese rules", the remark on plays in one's own territory.

    @ending.two-passes @group-tax.none @button.none
    Scenario: [1] Stones captured earlier
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 4 black and 2 white stones have been captured
      When both players pass
      Then the score is Black 11, White 14

    @ending.stop @group-tax.none @button.none
    Scenario: [2] The same where the players agree on the end
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 4 black and 2 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then the score is Black 11, White 14

    # By territory White would lose a point, by stones win one.
    @ending.two-passes @group-tax.none @button.none
    Scenario: [3] A stone in White's own territory
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      Then the score is Black 8, White 8

    @ending.stop @group-tax.none @button.none
    Scenario: [4] The same where the players agree on the end
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      And the players agree that no stone is dead
      Then the score is Black 8, White 8

    @ending.four-passes @group-tax.none @button.none
    Scenario: [5] Where four passes end the game
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      And the players agree that no stone is dead
      Then the score is Black 8, White 8

    @ending.agreement @group-tax.none @button.none
    Scenario: [6] Where the players agree to stop
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2
      And the players agree to stop
      And the players agree that no stone is dead
      Then the score is Black 8, White 8

    @ending.two-passes @group-tax.two @button.none
    Scenario: [7] Stones captured earlier, and two points less for each player's one group
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 4 black and 2 white stones have been captured
      When both players pass
      Then the score is Black 9, White 12

    @ending.two-passes @group-tax.none @last-pass.either @button.half-point
    Scenario: [8] Stones captured earlier, and half a point more for Black, who passed first
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 4 black and 2 white stones have been captured
      When Black passes, White passes and Black passes
      Then the score is Black 11.5, White 14
