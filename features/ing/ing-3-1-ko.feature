Feature: Ing rules, article 3 - Ko

  Ko is whatever could go on for ever. The rules divide it in two: a fighting ko decides over life and death, a
  disturbing ko comes back to a position in which they are decided.

  @ing.3
  Rule: A ko stone that has just taken one stone is hot, and may not be taken until another move has come between

    The ordinary ko is a fighting ko, and a stone just played in it the single hot stone. Any other board play, or a
    pass, lets it cool.

    Source: Ing's Goe Rules, 1996, third sentence of the summary and the text on ko (given in
    senseis.xmp.net/?IngKoRule); for 1991 senseis.xmp.net/?DisturbingKo.

    Open: read literally the definition makes not even the ordinary ko a fighting ko. Everyone plays it as one.

    # D44-D46
    Scenario: [1] White may not take the hot stone at once
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
      And White may pass

    # D47-D49
    Scenario: [2] Nor may Black, in a corner
      Given this position, in which Black has just played B4
        """
        . . . . .
        . X X . .
        . . O . .
        . . . O X
        . . O X a
        """
      When White plays a
      Then Black may not play D1

    Scenario: [3] After a board play each elsewhere it has cooled
      Given the position of ing.3/1
      When Black plays a, White plays E1 and Black plays A1
      Then White may play B4
      When White plays B4
      Then the last play captures C4
      And Black may not play C4

    # D29-D31
    Scenario: [4] A stone that has taken two is not hot
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . O O O .
        . . X X O
        . X O O a
        """
      When Black plays a
      Then White may play D1
      When White plays D1
      Then the last play captures E1

    # D54-D57
    Scenario: [5] A stone that has taken one may be taken together with others
      Given this position, with White to play
        """
        O O O . .
        X X a O O
        O X b X X
        O O X X .
        . . X . X
        """
      When White plays b and Black plays a
      Then White may play b
      When White plays b
      Then the last play captures A4, B4, B3 and C4

    Scenario: [6] A pass lets it cool as well
      Given the position of ing.3/1
      When Black plays a, White passes and Black plays A1
      Then White may play B4
