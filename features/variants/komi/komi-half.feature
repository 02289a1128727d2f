Feature: Komi - a number and a half

  Points for White, who moves second.

  @komi.half
  Rule: White gets a number of points that ends on a half, on which the players agree before the game

    So the scores are never equal.

    Source: Wikipedia, Rules of Go (French), "Optional rules", "Komi"; AGA rules, rule 3
    (https://cs.cmu.edu/~wjh/go/rules/AGA.html).

    Scenario: [1] Six points and a half
      Given an empty 9x9 board
      When the players agree on a komi of 6.5
      Then the komi is 6.5

    Scenario: [2] No whole number
      Given an empty 9x9 board
      Then it is against the rules that the players agree on a komi of 7
      And it is within the rules that the players agree on a komi of 7.5
      And it is within the rules that the players agree on a komi of 0.5

    Scenario: [3] No bids
      Given an empty 9x9 board
      Then it is against the rules that the players bid 5.5, 6.5 and 7.5 for Black

    # The board is halved, by area, by territory and by stones.
    @ending.two-passes @button.none
    Scenario: [4] The points are added to White's score
      Given an empty 4x4 board
      When the players agree on a komi of 6.5
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      Then White wins by 6.5 points

    @ending.stop @button.none
    Scenario: [5] The same where the players agree on what is dead
      Given an empty 4x4 board
      When the players agree on a komi of 6.5
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      And the players agree that no stone is dead
      Then White wins by 6.5 points

    @ending.two-passes @button.none
    Scenario: [6] Half a point decides
      Given an empty 4x4 board
      When the players agree on a komi of 0.5
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      Then White wins by 0.5 points

    @ending.stop @button.none
    Scenario: [7] The same where the players agree on what is dead
      Given an empty 4x4 board
      When the players agree on a komi of 0.5
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      And the players agree that no stone is dead
      Then White wins by 0.5 points

    Scenario: [8] After the first move no komi is agreed on
      Given an empty 19x19 board
      When Black plays D4
      Then it is against the rules that the players agree on a komi of 6.5
