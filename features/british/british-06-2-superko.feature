Feature: British rule 6 - Superko

  All the others.

  @british.6-2
  Rule: A player may not recreate by a play a position that the same player has created by a play before

    Positions created by the opponent do not count, nor the one at the start, nor does a pass create one.

    Source: British Go Association, interpretation of the AGA rules, 6.2 (britgo.org/rules/bgainterpretation); summary,
    "Ko and Superko" (britgo.org/rules/agasummary).

    # White made the position that Black brings back.
    Scenario: [1] A player may bring back the opponent's position, though it is a ko
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then the last play captures B1
      And Black may play B1

    Scenario: [2] The other player may not go on with that ko, having created the next position before
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1 B1
      Then the last play captures A1
      And White may not play A1, because it recreates an earlier position

    Scenario: [3] A player may not bring back an own position, however long ago it stood
      Given an empty 3x1 board
      When the game goes A1 B1 pass C1
      Then Black may not play A1, because it recreates an earlier position

    # D75 of the French article: Black made the position, and White passed.
    Scenario: [4] White's pass before a triple ko saves her
      Given this position, in which Black has just played G8
        """
        . . . . . . . . .
        X X X X X X X . .
        O O O O O O X . .
        . O . O X O X X .
        O X O X . X O X .
        X X X X X X O X X
        . O O O O O O O O
        O O . O . O . O .
        . O O O O O O O O
        """
      When the game goes pass A6 E5 C6 A5 E6
      Then White may play C5
      When White plays C5
      Then Black may not play A6, because it recreates an earlier position
      And Black may pass
