Feature: Chinese article 6 - No repetition of the whole board

  What may not come back.

  @chinese.6
  Rule: A play may not put the opponent again before a position that has occurred before

    Source: Chinese rules of 2002, article 6 (m.haomeiwen.com/subject/mhyvhktx.html); the sentence is discussed at
    senseis.xmp.net/?topic=541.

    Open: by its words the opponent must have faced the position before, so that the turn matters. It is usually read
    without the turn, as the base rules have it. We go by the words; scenarios 2 and 3 depend on it, the others do not.

    Open: referees are said to enforce only the ban on retaking a ko, and to deal with the rest by article 20. Rulesets of their own
    have that reading (chinese-practice.ko) and the one of servers (chinese-ogs.repetition).

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
      And Black may pass
      When Black plays E5 and White plays A5
      Then Black may play C2

    Scenario: [2] Two stones sent, one returned: the circle may not be closed
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
      Then the last play captures E2 and E3
      When Black plays E2 and White passes
      Then Black may not play a, because it recreates an earlier position

    Scenario: [3] A position may come back for the other player to move
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then Black may play A1

    Scenario: [4] A position that came about by a pass may not come back
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position
