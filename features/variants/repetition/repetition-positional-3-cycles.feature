Feature: Repetition - positional superko and longer cycles

  In every cycle there is a play that would close it. Whoever would have to make it looks elsewhere or loses the fight.

  @repetition.positional.cycles
  Rule: No cycle is closed, however many moves it takes

    Source: Wikipedia, Rules of Go (French), "Repetition", with the triple ko after Ikeda; KataGo's tests (v1.17.2,
    cpp/tests/testrules.cpp) for the cycles of scenarios 1, 5 to 8 and 10.

    Scenario: [1] Triple ko: the sixth capture
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6
      Then White may not play F5 and B5, because it recreates an earlier position

    # Only the turn is not the same.
    @button.none
    Scenario: [2] Double-ko seki: whoever begins loses a stone in the end
      Given the position of repetition.none.cycles/2
      When the game goes D6 B5 pass D5
      Then Black may not play B6, because it recreates an earlier position

    Scenario: [3] Quadruple ko: the eighth capture
      Given the position of repetition.none.cycles/3
      When the game goes D8 B7 F8 H7 B8 D7 H8
      Then White may not play F7, because it recreates an earlier position

    Scenario: [4] Moonshine life: White runs out of threats
      Given the position of repetition.none.cycles/4
      When the game goes C1 B7 D8 D1 B8
      Then White may not play D7, because it recreates an earlier position

    Scenario: [5] Eternal life
      Given the position of repetition.none.cycles/5
      When the game goes C1 E1 D1
      Then the last play captures E1 and F1
      And White may not play F1, because it recreates an earlier position

    Scenario: [6] Sending two stones and returning one
      Given the position of repetition.none.cycles/6
      When the game goes F3 F1
      Then Black may not play F2, because it recreates an earlier position

    @supply.unlimited
    Scenario: [7] Sending two and returning one on both sides of the board
      Given the position of base.8/6
      When the game goes F4 pass C2 F5 D3 C5 A5
      Then White may not play B5, because it recreates an earlier position

    @button.none
    Scenario: [8] Two kos and a pass
      Given the position of base.8/3
      When Black plays a, White plays b, Black passes and White plays C7
      Then Black may not play G4, because it recreates an earlier position

    @supply.unlimited
    Scenario: [9] Bent four: the double-ko seki does not give threats for ever
      Given the position of repetition.simple.cycles/8
      When the game goes C10 B9 B10 A10 A9 D2 B3 A10 D3
      Then Black may not play B2, because it recreates an earlier position

    # D73
    Scenario: [10] Black takes first in the triple ko, and White has no sixth capture
      Given the position of base.8/10
      When the game goes A6 E5 C6 A5 E6
      Then White may not play C5 and E5, because it recreates an earlier position

    # D75
    Scenario: [11] It does not help White to pass first
      Given the position of base.8/17
      When the game goes pass A6 E5 C6 A5 E6
      Then White may not play C5, because it recreates an earlier position

    # D74: what becomes of the Wikipedia article's position if White insists. She passes before the kos, as in D75.
    @supply.unlimited
    Scenario: [12] The triple ko with stones thrown in: White has no sixth capture
      Given this position, in which Black has just played J1
        """
        . . . . . . . . .
        X X X X X X X . .
        O O O O O O X . .
        . O . O X O X X .
        O X O X . X O X .
        X X X X X X O X X
        . O O O O O O O O
        O O X O X X X O .
        X X . O X . X O X
        """
      When the game goes pass A6 E5 C6 A5 E6
      Then White may not play C5 and E5, because it recreates an earlier position

    Scenario: [13] Sending three and returning two: Black may not return the second time round
      Given the position of repetition.none.cycles/8
      When the game goes E1 E2 D1 E1
      Then Black may not play D2, because it recreates an earlier position
