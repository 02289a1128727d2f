Feature: Repetition - Ing's ko rule, hot stones

  The part of the rule that everybody reads in the same way.

  @repetition.ing
  Rule: The stone that has just taken another in an ordinary ko is hot and may not be taken at once

    It cools down as soon as its opponent has made one move elsewhere, a play or a pass.

    Source: Ing's rules, translated by Yuan, "Hot stone" (https://senseis.xmp.net/?IngKoRule); W. Hansen on the SST ko
    rules, first figure (http://www.cs.cmu.edu/afs/cs/user/wjh/public/go/rules/Precise.html).

    # D44-D46
    Scenario: [1] A ko may not be retaken at once
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
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

    Scenario: [4] After a pass and a play of Black's elsewhere the stone may be taken
      Given the position of repetition.ing/1
      When Black plays a, White passes and Black plays E1
      Then White may play B4

    Scenario: [5] After a play elsewhere and a pass of Black's the stone may be taken
      Given the position of repetition.ing/1
      When Black plays a, White plays E1 and Black passes
      Then White may play B4

    # D54-D57
    Scenario: [6] Snapback is no ko
      Given the position of repetition.simple/7
      When White plays a and Black plays C4
      Then White may play C3

    # D27-D31
    Scenario: [7] A stone that has taken two is not hot
      Given the position of repetition.simple-stone/5
      When Black plays a and White plays D1
      Then the last play captures E1
