Feature: Simplified Ing rules, 2 - Suicide

  Whether a player may remove their own stones.

  @ing-simplified.2
  Rule: A play may remove the player's own stones

    A single stone that removed itself would recreate the position before it, which item 3 forbids.

    Source: Simplified Ing Rules, summary, "Suicide".

    # D41-D43
    Scenario: [1] Four stones
      Given this position, with Black to play
        """
        . . O . .
        . . X . .
        . X O O O
        . O # a O
        X . O # #
        """
      Then Black may play a
      When Black plays a
      Then the last play self-captures C2, D1, D2 and E1

    # D38
    Scenario: [2] Not one stone alone
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      Then Black may not play a, because it recreates an earlier position
