Feature: Repetition - natural situational superko and longer cycles

  Where a cycle has come round, somebody makes a position for the second time.

  @repetition.natural-situational.cycles
  Rule: No player closes a cycle at a position of that player's own making

    Source: Wikipedia, Rules of Go (French), "Repetition", with the triple ko after Ikeda; French rules, repetition
    (https://canut-ki-in.jeudego.org/_php/regleGo.php?chap=7).

    Open: which play of the cycle it is depends on who made the position at which it began. All positions here were
    made by a play of White's, or in scenario 5 of Black's.

    Scenario: [1] Triple ko: the sixth capture
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6
      Then White may not play F5 and B5, because it recreates an earlier position

    Scenario: [2] Quadruple ko: the eighth capture
      Given the position of repetition.none.cycles/3
      When the game goes D8 B7 F8 H7 B8 D7 H8
      Then White may not play F7, because it recreates an earlier position

    Scenario: [3] Moonshine life: White runs out of threats
      Given the position of repetition.none.cycles/4
      When the game goes C1 B7 D8 D1 B8
      Then White may not play D7, because it recreates an earlier position

    Scenario: [4] Eternal life
      Given the position of repetition.none.cycles/5
      When the game goes C1 E1 D1
      Then White may not play F1, because it recreates an earlier position

    @supply.unlimited
    Scenario: [5] Bent four: the double-ko seki does not give threats for ever
      Given the position of repetition.simple.cycles/8
      When the game goes C10 B9 B10 A10 A9 D2 B3 A10 D3
      Then Black may not play B2, because it recreates an earlier position

    # The eighth move leads back to the position after the fifth, which Black made.
    @supply.unlimited
    Scenario: [6] Sending two and returning one on both sides of the board
      Given the position of base.8/6
      When the game goes F4 pass C2 F5 D3 C5 A5 B5 pass
      Then White may not play C5, because it recreates an earlier position

    # D74: what becomes of the Wikipedia article's position if White insists. She passes before the kos, as in D75.
    @supply.unlimited
    Scenario: [7] The triple ko with stones thrown in: White takes what Black made
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
      Then White may not play E5, because it recreates an earlier position
      And White may play C5

    # The corner of a one-eye flaw. White takes C1, and both players pass.
    @ending.agreement @supply.unlimited @button.none
    Scenario: [8] A one-eye flaw: passes do not open the ko
      Given this position, in which Black has just played E2
        """
        X X X X X
        X . X . X
        X X X X X
        O O O X X
        . O X a X
        """
      When the game goes a pass pass
      Then Black may not play C1, because it recreates an earlier position

    @button.none
    Scenario: [9] Sending three and returning two: the lap may be finished, and no second one begun
      Given the position of repetition.none.cycles/8
      When the game goes E1 E2 D1 E1
      Then Black may play D2
      When Black plays D2 and White passes
      Then Black may not play E1, because it recreates an earlier position

    # D75, the end of it: White passes at once, and Black can do nothing better than to pass too.
    @ending.two-passes @scoring.area @group-tax.none @button.none @first-pass.free @last-pass.either @needs.literal-score
    Scenario: [10] The triple ko with White to move: after two passes White wins by two
      Given the position of base.8/17
      When both players pass
      Then White wins by 2 points
