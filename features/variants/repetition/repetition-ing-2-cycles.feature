Feature: Repetition - Ing's ko rule, longer cycles

  The part of the rule that nobody has yet put into words that decide each case.

  @repetition.ing.cycles
  Rule: A play that closes a longer cycle is legal or not by the kind of the ko, and no document says how to tell the kinds apart

    A fighting ko may not go on, a disturbing one may go round once. So of such a play a program should say that it is not decided,
    and that is what the scenarios ask.

    Source: Ing's rules, translated by Yuan, "Invariations" and "Ko" (https://senseis.xmp.net/?IngKoRule); Wikipedia,
    Rules of Go (French), "Repetition", which calls the distinction complicated.

    Open: programs that offer Ing's rules play positional superko in their place, among them KataGo and OGS.

    Scenario: [1] Sending two stones and returning one
      Given the position of repetition.none.cycles/6
      When the game goes F3 F1
      Then no document decides whether Black may play F2
      And Black may play F3

    @button.none
    Scenario: [2] Double-ko seki
      Given the position of repetition.none.cycles/2
      When the game goes D6 B5 pass D5
      Then no document decides whether Black may play B6

    Scenario: [3] Moonshine life
      Given the position of repetition.none.cycles/4
      When the game goes C1 B7 D8 D1 B8
      Then no document decides whether White may play D7

    # D38: of a single stone, too, the texts do not say whether giving it up is a repetition.
    @self-capture.allowed
    Scenario: [4] Giving up a single stone
      Given the position of repetition.none/3
      Then no document decides whether Black may play a

  @repetition.ing.fighting @untestable
  Rule: In a fighting ko, one that decides over the life and death of the groups involved, the ko stones are hot

    Besides the single hot stone of an ordinary ko there are double hot stones, the pair made by adding a stone in
    eternal life, and twin hot stones, the stone just played in a triple ko and another one of the cycle. None of them
    may be taken until one play or pass has come between.

    Source: Ing's rules, translated by Yuan, "Fighting ko" and "Hot stone" (https://senseis.xmp.net/?IngKoRule);
    https://senseis.xmp.net/?DisturbingKo.

    Open: in eternal life, repetition.none.cycles/5, the pair that White has at E1 and F1 would be double hot, and Black
    could not play D1 at once. In the triple ko repetition.none.cycles/1 White could play neither D5 nor B5 after D6.
    Both are what the words suggest; the figures that settle it in the printed rules are not to be had.

    Open: by the letter not even an ordinary ko need be a fighting ko, since it often decides over no group.

    Untestable: the kind of the ko is defined by whether life and death are settled, and that is not defined by anything
    that can be seen on the board.

  @repetition.ing.disturbing @untestable
  Rule: In a disturbing ko, one that goes on after life and death are settled, the player who began it may go round once

    That player, the disturber, may take part in one complete cycle and must then leave it. No stones are hot.

    Source: Ing's rules, translated by Yuan, "Disturbing ko" (https://senseis.xmp.net/?IngKoRule);
    https://senseis.xmp.net/?DisturbingKo.

    Open: taken so, the double-ko seki repetition.none.cycles/2 is a disturbing ko and Black may complete the first lap.
    The two kinds are defined by each other: settled is what is disturbing, disturbing what is settled.

    Open: several people have written rules to replace this one, such as https://senseis.xmp.net/?IngSpightKoRule. They
    do not agree with each other in every position.

    Untestable: who disturbs whom, and whether life and death are settled, is a judgement of the players or a referee.
