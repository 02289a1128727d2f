Feature: The first pass - free

  Whether it matters who passes first in a game.

  @first-pass.free
  Rule: Who passes first makes no difference to the score

    Source: Wikipedia, Rules of Go (French), reference statement, rules 7 and 10, where a pass has no effect.

    @ending.two-passes @scoring.area @last-pass.either @button.none
    Scenario: [1] White passes first, and Black has a point more
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then Black wins by 1 point

    @ending.stop @scoring.area @last-pass.either @button.none
    Scenario: [2] The same where the players agree on what is dead
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then Black wins by 1 point

    @ending.two-passes @scoring.territory @group-tax.none @pass-stones.none @last-pass.either @button.none
    Scenario: [3] White passes first, and territory is equal
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then the score is Black 3, White 3

    @ending.stop @scoring.territory @group-tax.none @pass-stones.none @last-pass.either @button.none
    Scenario: [4] The same where the players agree on what is dead
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then the score is Black 3, White 3

    @ending.four-passes @scoring.area @last-pass.either @button.none
    Scenario: [5] By area, where four passes end the game
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then Black wins by 1 point

    @ending.agreement @scoring.area @button.none
    Scenario: [6] By area, where the players agree to stop
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass
      And the players agree to stop
      And the players agree that no stone is dead
      Then Black wins by 1 point

    @ending.stop @scoring.area @last-pass.white @button.none
    Scenario: [7] By area, where White passes last
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass pass
      And the players agree that no stone is dead
      Then Black wins by 1 point

    @ending.four-passes @scoring.area @last-pass.white @button.none
    Scenario: [8] By area, where White passes last and four passes end the game
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass pass
      And the players agree that no stone is dead
      Then Black wins by 1 point

    @ending.two-passes @scoring.stones @last-pass.either @button.none
    Scenario: [9] By stones
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then Black wins by 1 point

    # White gets half a point for the pass itself, by another rule.
    @ending.two-passes @scoring.area @button.half-point
    Scenario: [10] By area, with half a point for the first pass
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass pass
      Then Black wins by 0.5 points

    # Area 13 and 12, territory 3 and 3, stones 10 and 9; two eyes each.
    @scoring.area @button.none
    Scenario: [11] However the game ends, White passes first: by area
      Given this position, with White to play
        """
        . X X O .
        X X X O O
        . X O O .
        X X X O O
        . X O O .
        """
      When White passes and Black passes
      Then Black wins by 1 point

    @scoring.territory @button.none
    Scenario: [12] By territory, where both passes cost a stone or neither does
      Given this position, with White to play
        """
        . X X O .
        X X X O O
        . X O O .
        X X X O O
        . X O O .
        """
      When White passes and Black passes
      Then the scores are equal

    @scoring.stones @button.none
    Scenario: [13] By stones alone
      Given this position, with White to play
        """
        . X X O .
        X X X O O
        . X O O .
        X X X O O
        . X O O .
        """
      When White passes and Black passes
      Then Black wins by 1 point

    @scoring.area @button.half-point
    Scenario: [14] By area, half a point less where White has it for passing first
      Given this position, with White to play
        """
        . X X O .
        X X X O O
        . X O O .
        X X X O O
        . X O O .
        """
      When White passes and Black passes
      Then Black wins by 0.5 points
