Feature: Repetition - Ing's rule in Spight's words, longer cycles

  Spight's words and what is known of Ing's rule differ here. By Spight's a ko that goes round in an even number of plays stops
  at its hot stones until somebody plays elsewhere or passes, and then may go on; an odd cycle may be gone through once.

  @repetition.ing-spight.cycles
  Rule: Longer kos stop at their hot stones until there was a pass or a play elsewhere, and may then go on for ever

    Source: Sensei's Library, "Ing-Spight Ko Rule" (https://senseis.xmp.net/?IngSpightKoRule). The positions are those of
    repetition.none.cycles.

    Open: Ing lets whoever starts a disturbing ko, such as a quadruple ko or a double-ko seki, go round once, and then no more
    (https://senseis.xmp.net/?DisturbingKo). These words stop a quadruple ko before the first round is complete, and let a
    double-ko seki go on with a pass each.

    Scenario: [1] Eternal life: the stone that made two is hot, so the two may not be taken at once
      Given the position of repetition.none.cycles/5
      When Black plays C1 and White plays E1
      Then the last play captures C1 and D1
      And Black may not play D1
      When Black plays A8 and White plays B8
      Then Black may play D1
      When Black plays D1
      Then the last play captures E1 and F1

    Scenario: [2] Quadruple ko: the fifth capture would take what White has just played
      Given the position of repetition.none.cycles/3
      When the game goes D8 B7 F8 H7
      Then Black may not play B8
      And Black may not play H8
      When Black passes and White plays D7
      Then Black may play B8

    Scenario: [3] Double-ko seki: with a pass each nothing is hot, however often it goes round
      Given the position of repetition.none.cycles/2
      When Black plays D6 and White plays B5
      Then Black may not play B6
      When the game goes pass D5 B6 pass
      And the game goes D6 B5 pass D5 B6 pass
      Then Black may play D6

    Scenario: [4] Moonshine life: a ko elsewhere does not cool the ko in the corner, so White has no threats for ever
      Given the position of repetition.none.cycles/4
      When the game goes C1 B7 D8
      Then White may not play D1
      When White plays H1 and Black plays J1
      Then White may play D1

    # Black is dead here by the Japanese rules, as White can take one of two kos whatever Black does. The position is that of
    # KataGo's documentation of its territory rules, in a corner of its own.
    Scenario: [5] Double-ko death: what has just been taken may be taken back once both have passed
      Given this position, in which Black has just played A3
        """
        X O X . X .
        X O O X O X
        X X O O . O
        X X X O O .
        . X X X O O
        X . X X X X
        . . . . . .
        . . . . . .
        """
      When White plays F8
      Then the last play captures F7
      And Black may not play F7
      When Black passes and White plays E6
      Then Black may play F7

  @repetition.ing-spight.odd
  Rule: A cycle of an odd number of plays may be gone through once only, even with plays elsewhere between

    Passes are no plays on the board and do not count.

    Source: Sensei's Library, "Ing-Spight Ko Rule" (https://senseis.xmp.net/?IngSpightKoRule). The positions are those of
    repetition.none.cycles.

    Open: once only may mean that its first play may not be made again, or that the one which completes it may not. Here it is
    the latter: until then nobody knows that it is this cycle.

    @button.none
    Scenario: [1] Sending two stones and returning one: the third play is refused the second time
      Given the position of repetition.none.cycles/6
      When the game goes F3 F1 F2 pass
      Then Black may play F3
      When the game goes F3 F1
      Then Black may not play F2

    @button.none
    Scenario: [2] Sending three stones and returning two
      Given the position of repetition.none.cycles/8
      When the game goes E1 E2 D1 E1 D2 pass
      Then Black may play E1
      When the game goes E1 E2 D1 E1
      Then Black may not play D2

    Scenario: [3] Plays elsewhere between do not make it another cycle
      Given the position of repetition.none.cycles/6
      When the game goes F3 F1 F2 A6 F3 F1
      And Black plays B6 and White plays A5
      Then Black may not play F2
