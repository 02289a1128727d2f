Feature: The Chinese rules on servers - Repetition

  Servers have no referee and have to decide each play. OGS and KGS go by the articles (chinese) and read the sixth without the
  turn.

  @chinese-ogs.repetition
  Rule: A play may not bring back a position that has been on the board, whoever is to move

    Source: KataGo's rules, the note on servers, by which OGS plays positional superko under the name of the Chinese rules
    (lightvector.github.io/KataGo/rules.html), and its preset chinese-ogs, which is that of KGS too; the engine of OGS
    (github.com/online-go/goban).

    Open: OGS looks thirty positions back and no further, so that a longer cycle passes there. We test the rule, not the limit.

    Scenario: [1] A ko may not be retaken at once, but after an exchange elsewhere
      Given this position, in which Black has just played C4
        """
        . . . . .
        . . X . .
        . X a X .
        . O X O .
        . . O . .
        """
      When White plays a
      Then the last play captures C2
      And Black may not play C2, because it recreates an earlier position
      When Black plays E5 and White plays A5
      Then Black may play C2

    Scenario: [2] Two stones sent, one returned: the circle is closed at once
      Given this position, with Black to play
        """
        . . . . .
        . . X X X
        X X X O O
        X O O O a
        X O . O X
        X O X X b
        """
      When Black plays a and White plays b
      Then Black may not play E2, because it recreates an earlier position

    Scenario: [3] Whose turn it is makes no difference
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then Black may not play A1, because it recreates an earlier position

    Scenario: [4] Nor does it matter who brought the position about
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position
