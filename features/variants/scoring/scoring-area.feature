Feature: Scoring - area

  A stone and a point it surrounds are worth the same.

  @scoring.area
  Rule: A player's score is made of the points where that player's stones stand and the empty points they surround

    Komi, and whatever else a set of rules gives or takes, comes on top.

    Source: Wikipedia, Rules of Go (French), "Scoring systems", "Area scoring"; AGA rules, rule 12, "area"
    (https://cs.cmu.edu/~wjh/go/rules/AGA.html).

    # Territory alone: 2 to 5. Stones alone: 11 to 7.
    @group-tax.none @button.none
    Scenario: [1] The player with less territory may have more area
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then the score is Black 13, White 12

    # D69. Who gets the neutral point H2, if anybody, makes no difference to the lead.
    @group-tax.none @button.none
    Scenario: [2] Stones and territory together
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
      Then Black wins by 8 points

    # One play more for Black than for White; by territory it would be 3 to 3.
    @ending.two-passes @group-tax.none @first-pass.free @last-pass.either @button.none
    Scenario: [3] The last point between the players counts for the one who takes it
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then the score is Black 8, White 7

    @ending.stop @group-tax.none @first-pass.free @last-pass.either @button.none
    Scenario: [4] The same where the players agree on the end
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then the score is Black 8, White 7

    @group-tax.two @button.none
    Scenario: [5] Two points less for each player's one group
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then the score is Black 11, White 10

    @group-tax.none @button.half-point
    Scenario: [6] Half a point more for Black, who passed first
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then the score is Black 13.5, White 12

    # Groups that are taxed have two eyes each, so the lead is the same.
    @button.none
    Scenario: [7] Whether or not groups are taxed, Black is a point ahead
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then Black wins by 1 point

    @button.half-point
    Scenario: [8] And half a point more where Black has it for passing first
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then Black wins by 1.5 points

    @button.none
    Scenario: [9] However the game ends, a stone in White's own territory changes nothing
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      Then the scores are equal
