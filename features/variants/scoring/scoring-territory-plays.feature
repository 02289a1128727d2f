Feature: Scoring - territory, and plays that make none

  What a play costs or gains where stones do not count.

  @scoring.territory.filling
  Rule: A play in one's own territory costs a point

    Source: Wikipedia, Rules of Go (French), "Counting phase", the last paragraph, which gives it as the reason why such
    rules cannot ask the players to play on.

    # By area it is a draw with and without the play.
    @ending.two-passes @group-tax.none @pass-stones.none @button.none
    Scenario: [1] White plays inside, Black passes
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      Then the score is Black 4, White 3

    @ending.stop @group-tax.none @pass-stones.none @button.none
    Scenario: [2] The same where the players agree on the end
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      And the players agree that no stone is dead
      Then the score is Black 4, White 3

    @ending.two-passes @group-tax.none @pass-stones.none @button.none
    Scenario: [3] Without that play the scores are equal
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      Then the score is Black 4, White 4

    @ending.stop @group-tax.none @pass-stones.none @button.none
    Scenario: [4] The same where the players agree on the end
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      And the players agree that no stone is dead
      Then the score is Black 4, White 4

  @scoring.territory.neutral
  Rule: A point between the players gains nothing for the one who takes it

    Taking the last one is worth a point where area is counted.

    Source: Belgian Go Federation, beginners' page, end of the game, first step.

    # By area Black would win by a point.
    @ending.two-passes @group-tax.none @pass-stones.none @first-pass.free @last-pass.either @button.none
    Scenario: [1] Black takes two of the three points, White one
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then the score is Black 3, White 3

    @ending.stop @group-tax.none @pass-stones.none @first-pass.free @last-pass.either @button.none
    Scenario: [2] The same where the players agree on the end
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then the score is Black 3, White 3
