Feature: Pass stones - none

  Whether a pass costs a stone.

  @pass-stones.none
  Rule: A pass costs nothing

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7; Nihon Ki-in rules of 1989, articles 2 and 9
    (https://cs.cmu.edu/~wjh/go/rules/Japanese.html).

    Scenario: [1] White passes and has lost no stone
      Given an empty 5x5 board
      When Black plays C3 and White passes
      Then White has lost 0 stones

    Scenario: [2] Nor has Black
      Given an empty 5x5 board
      When Black passes and White plays C3
      Then Black has lost 0 stones

    Scenario: [3] Only captured stones are lost
      Given an empty 3x3 board
      When the game goes A2 A1 B1 pass
      Then White has lost 1 stone
      And Black has lost 0 stones
