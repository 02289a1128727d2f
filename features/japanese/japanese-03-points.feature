Feature: Japanese rules, article 3 - Points of play

  Where stones may be played.

  @japanese.3
  Rule: The board has 361 points, and a stone may be played on every empty one on which it can stand

    They are the points of 19 by 19 lines. Where a stone can stand article 4 says.

    Source: Japanese Rules of Go of 1989, article 3 (nihonkiin.or.jp/match/kiyaku/zenbun.html), with the official
    commentary as printed at park6.wakwak.com/~igo/igorule/jp_rule2.html.

    Open: the commentary explains the one size by the rules being written for professionals, and lets players agree on
    another, 9x9 or 21x21 for example. So other sizes are no violation.

    Open: the ko rule (article 6) closes a point too, though article 3 names article 4 only.

    Scenario: [1] The corners, the edges and the middle of the usual board
      Given an empty 19x19 board
      Then Black may play A1, T1, A19, T19, K1, A10 and K10
      And Black may not play U1, because the board has no such point
      And Black may not play A20, because the board has no such point

    Scenario: [2] Where a stone stands no other is played
      Given an empty 19x19 board
      When Black plays Q16
      Then White may not play Q16, because the point is occupied
      When White plays D4
      Then Black may not play Q16, because the point is occupied
      And Black may not play D4, because the point is occupied

    Scenario: [3] Every empty point is open, in an eye, in anyone's territory and where one liberty is left
      Given this position, with White to play
        """
        . X . . . O .
        X X . . O . O
        . . . . . O .
        . . . X . . .
        . X . . . X .
        X . X . . . X
        . X . . . X .
        """
      Then White may play A5, D3, F2, F6 and G7

    Scenario: [4] The sizes named
      Then a 19x19 board is within the rules
      And a 9x9 board is within the rules
      And a 21x21 board is within the rules
