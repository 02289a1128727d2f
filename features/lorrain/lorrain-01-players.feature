Feature: The New Zealand rules in Lorrain's wording, article 1 - Players

  François Lorrain translated the New Zealand rules freely and commented on them. His sentences bear no numbers; the
  numbers here follow their order. Where his wording says something else than the society's, it is tested as he has it.

  @lorrain.1
  Rule: Two play

    Source: Lorrain, New Zealand rules, the sentence before the rules.

    Scenario: [1] A stone of one, a stone of the other
      Given an empty 5x5 board
      When Black plays B2 and White plays D4
      Then the position is
        """
        . . . . .
        . . . O .
        . . . . .
        . X . . .
        . . . . .
        """
      And it is Black's turn
