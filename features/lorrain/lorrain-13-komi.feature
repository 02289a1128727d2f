Feature: The New Zealand rules in Lorrain's wording, article 13 - Komi

  What makes up for Black's first move.

  @lorrain.13
  Rule: In an even game seven points are added to White's territory

    Source: Lorrain, New Zealand rules, the sentence on even games and the comment on it.

    Scenario: [1] Seven is a whole number
      Given an empty 19x19 board
      Then it is within the rules that the players agree on a komi of 7
      When the players agree on a komi of 7
      Then the komi is 7

    Scenario: [2] Black has nine points of nine, and wins by two
      Given an empty 3x3 board
      When the players agree on a komi of 7
      And Black plays B2
      And the players agree to stop
      And the players agree that no stone is dead
      Then the score is Black 9, White 7
      And Black wins by 2 points
