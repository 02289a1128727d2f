Feature: Repetition - Ing's rule in Spight's words, hot stones

  Ing's own text does not say how to tell a fighting ko from a disturbing one. Bill Spight put it in terms of plays alone, so
  that it can be decided. What his words say is tested here. Where they differ from what is known of Ing's rule, the clause says how.

  @repetition.ing-spight
  Rule: A hot stone, one played since the present run of ko plays began, may not be taken by a ko play

    A play on the board is the same as another if the same player plays on the same point, connects with stones on the same
    points and removes stones from the same points. A cycle is a sequence of plays on the board that may repeat, a ko an even
    cycle that contains no odd one, and a ko play one that is part of a ko. A pass, or a play that is part of no ko, ends
    the run.

    Source: Sensei's Library, "Ing-Spight Ko Rule" (https://senseis.xmp.net/?IngSpightKoRule), with its discussion
    (https://senseis.xmp.net/?topic=883).

    Open: the text lets the players show that a play is part of a ko, and does not say how far ahead they may look. Here a play
    is one if it takes a single stone and could be taken back alone, or if the plays since some earlier one are completed to an
    even cycle by plays in turn on the points that they touched. A play that completes an odd cycle is not part of a longer
    ko.

    # D44-D46
    Scenario: [1] A ko may not be retaken at once
      Given the position of repetition.ing/1
      When Black plays a
      Then the last play captures B4
      And White may not play B4
      And White may play E5 and A1

    # D47-D49
    Scenario: [2] A ko in the corner may not be retaken at once
      Given the position of repetition.none/2
      When White plays a
      Then Black may not play D1
      And Black may pass

    Scenario: [3] After a play elsewhere, which Black answers, the stone may be taken; now White's is hot
      Given the position of repetition.ing/1
      When the game goes a E1 E3 B4
      Then the last play captures C4
      And Black may not play C4

    Scenario: [4] After a pass the stone may be taken
      Given the position of repetition.ing/1
      When Black plays a, White passes and Black plays E1
      Then White may play B4

    # D54-D57
    Scenario: [5] Snapback is no ko: the plays remove different stones
      Given the position of repetition.simple/7
      When White plays a and Black plays C4
      Then White may play C3

    # D27-D31
    Scenario: [6] A stone that has taken two may be taken
      Given the position of repetition.simple-stone/5
      When Black plays a and White plays D1
      Then the last play captures E1

    # All three stones played are hot, so White has to play elsewhere or pass. Of Ing's own rule it is said that the stone just
    # played and one other are hot (twin hot stones), which asks the same of White.
    Scenario: [7] In a triple ko a stone stays hot while others are taken
      Given the position of repetition.none.cycles/1
      When Black plays D6 and White plays B5
      Then Black may play F6
      When Black plays F6
      Then White may not play D5 and F5
      And White may play A1
      When White plays A1
      Then Black may play B6
      When Black plays B1
      Then White may play D5
