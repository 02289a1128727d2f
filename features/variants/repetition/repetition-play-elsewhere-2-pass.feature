Feature: Repetition - play elsewhere first, and passing

  Doing nothing is not playing elsewhere.

  @repetition.play-elsewhere.pass
  Rule: A pass does not lift the ban

    The texts ask for a play elsewhere, and a pass is none. However often the player passes, and whatever the opponent
    does meanwhile, the stone stays safe.

    Source: Belgian Go Federation, beginners' page, the rule of ko; Korean rules of 1992, article 9
    (https://dooole.tistory.com/44), which asks for one stone played at another place.

    Open: neither text speaks of passing here. The Korean rules have passes at the end of the game only (article 6).
    That a pass does not lift the ban is our reading of their words.

    @button.none
    Scenario: [1] White passes, Black plays elsewhere, and the ko is still closed to White
      Given the position of repetition.play-elsewhere/1
      When Black plays a, White passes and Black plays E1
      Then White may not play B4
      And White may play E5

    @button.none
    Scenario: [2] A second pass does not help either, but a play does
      Given the position of repetition.play-elsewhere/1
      When the game goes a pass E1 pass A1
      Then White may not play B4
      When the game goes E5 E3
      Then White may play B4

    # White takes B6; Black passes while White plays elsewhere, namely in the other ko.
    @button.none
    Scenario: [3] Double-ko seki: Black may not come back after a pass
      Given the position of repetition.none.cycles/2
      When the game goes D6 B5 pass D5
      Then Black may not play B6
      And Black may play E1
      When the game goes E1 D1
      Then Black may play B6

    @button.none
    Scenario: [4] Two kos: the first is still closed to Black, who has only passed since it was taken
      Given the position of base.8/3
      When Black plays a, White plays b, Black passes and White plays C7
      Then Black may not play G4
      And Black may play H9

    @button.none
    Scenario: [5] White, who passed, may not take back the stone that took one
      Given the position of base.8/6
      When the game goes F4 pass C2
      Then White may not play F5

    # White's pass came before the capture here.
    Scenario: [6] Nor does a pass made before count as a play elsewhere
      Given an empty 5x5 board
      When the game goes C5 A4 C4 A3 B4 B3 C3 B2 D3 C2 D2 C1 E4 A1 E2 B5 D1 pass A5
      Then White may not play B5

    # Neither player has a play but in the ko; two passes do not stop this game.
    @ending.agreement @button.none
    Scenario: [7] The ko in the corner stays closed after a pass of both
      Given the position of repetition.none.cycles/7
      When White plays a, Black passes and White passes
      Then Black may not play C1
