Feature: Repetition - situational superko and passing

  After a pass the position is the same and the situation is another.

  @repetition.situational.pass
  Rule: A situation that came about by a pass may not be recreated either

    A pass itself is always legal.

    Source: Lorrain, New Zealand rules, the rule of the move, which asks only who had the move; Wikipedia, Rules of Go
    (French), "Repetition", that passing is never forbidden. The game of scenario 1 is in tenuki's tests (0.3.1,
    test/game-ko-test.js), after https://senseis.xmp.net/?NaturalSituationalSuperkoRule.

    # White made the position by passing.
    Scenario: [1] White passes, Black takes in the ko, and White may not retake
      Given an empty 5x5 board
      When the game goes C5 A4 C4 A3 B4 B3 C3 B2 D3 C2 D2 C1 E4 A1 E2 B5 D1 pass A5
      Then the last play captures B5
      And White may not play B5, because it recreates an earlier position
      And White may pass

    @supply.unlimited
    Scenario: [2] The same on a board of one line
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position

    # D75
    Scenario: [3] In a triple ko it does not help White to pass first
      Given the position of base.8/17
      When the game goes pass A6 E5 C6 A5 E6
      Then White may not play C5 and E5, because it recreates an earlier position

    @button.none
    Scenario: [4] In a double-ko seki Black may come back once, since White was to move then
      Given the position of repetition.none.cycles/2
      When the game goes D6 B5 pass D5
      Then Black may play B6
      When the game goes B6 pass
      Then Black may not play D6, because it recreates an earlier position

    @ending.four-passes @button.none
    Scenario: [5] A one-eye flaw: after two passes the ko in the corner is still closed
      Given the position of repetition.none.cycles/7
      When White plays a, Black passes and White passes
      Then Black may not play C1, because it recreates an earlier position
