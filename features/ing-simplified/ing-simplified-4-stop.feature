Feature: Simplified Ing rules, 4 - Stop

  When the moving stops.

  @ing-simplified.4
  Rule: Alternate moving stops with two successive passes

    Source: Simplified Ing Rules, summary, "Stop".

    Scenario: [1] A pass and a pass
      Given an empty 5x5 board
      When the game goes C3 pass
      Then Black may play C4
      When Black passes
      Then the game is stopped
      And the game is not over
      And White may not play C4, because the game is stopped

    Scenario: [2] Not with a play between them
      Given an empty 5x5 board
      When the game goes pass C3 pass
      Then the game is not over
      And White may play C4
