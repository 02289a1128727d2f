Feature: The first pass - free

  Whether it matters who passes first in a game.

  @first-pass.free
  Rule: Who passes first makes no difference to the score

    Source: seed 000, reference statement, rules 7 and 10, where a pass has no effect.

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

    # White passes first, having no stone on the board.
    @scoring.area @group-tax.none @button.none
    Scenario: [11] However the game ends, by area
      Given this position at the end of the game
        """
        . X . X .
        . X . X .
        . X . X .
        """
      Then Black wins by 15 points

    @scoring.area @group-tax.two @button.none
    Scenario: [12] By area, two points less for a group
      Given this position at the end of the game
        """
        . X . X .
        . X . X .
        . X . X .
        """
      Then Black wins by 13 points

    @scoring.area @group-tax.none @button.half-point
    Scenario: [13] By area, half a point less where White has it for passing first
      Given this position at the end of the game
        """
        . X . X .
        . X . X .
        . X . X .
        """
      Then Black wins by 14.5 points

    @scoring.territory @group-tax.none @pass-stones.none @button.none
    Scenario: [14] However the game ends, by territory
      Given this position at the end of the game
        """
        . X . X .
        . X . X .
        . X . X .
        """
      Then Black wins by 9 points

    @scoring.stones @button.none
    Scenario: [15] However the game ends, by stones
      Given this position at the end of the game
        """
        . X . X .
        . X . X .
        . X . X .
        """
      Then Black wins by 6 points
