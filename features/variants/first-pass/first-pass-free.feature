Feature: The first pass - free

  Whether it matters who passes first in a game.

  @first-pass.free
  Rule: Who passes first makes no difference to the score

    Source: seed 000, reference statement, rules 7 and 10, where a pass has no effect.

    Scenario: [1] The komi stays what it was
      Given an empty 5x5 board
      When Black plays C3 and White passes
      Then the komi is 0

    @scoring.area @ending.two-passes @button.none @group-tax.none
    Scenario: [2] White passes first, and Black has a point more
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then Black wins by 1 point

    @scoring.area @ending.stop @last-pass.either @group-tax.none
    Scenario: [3] The same where the players agree on what is dead
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then Black wins by 1 point

    @scoring.territory @ending.two-passes @pass-stones.none @group-tax.none
    Scenario: [4] White passes first, and territory is equal
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then the score is Black 3, White 3

    @scoring.territory @ending.stop @pass-stones.none @group-tax.none
    Scenario: [5] The same where the players agree on what is dead
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then the score is Black 3, White 3
