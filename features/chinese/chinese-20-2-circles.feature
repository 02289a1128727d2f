Feature: Chinese article 20, 2 and 3 - Longer circles

  Recurrences that take more than two plays.

  @chinese.20-2
  Rule: Many kos in a circle do not make false life

    Stones that live only because the circle never ends are not alive: the circle may not be gone round.

    Source: Chinese rules of 2002, article 20.2 (senseis.xmp.net/?topic=541); article 20
    (yjbys.com/edu/qilei/15049.html).

    Open: the rules show it by a figure that we do not have. The position here is of the kind known as moonshine life: a
    ko in the corner at the bottom, and a double ko above that gives White a threat for ever.

    Scenario: [1] The circle is closed by White's sixth move, and that is forbidden
      Given this position, with Black to play
        """
        O O O O O O
        O X O c O .
        X b X O X X
        X X X X X X
        O O O O O O
        . O O . O O
        O O O O O O
        X X X X X X
        X . X X . X
        X X X X X X
        O O O X X X
        . O a O X X
        """
      When Black plays a, White plays b, Black plays c and White plays D1
      Then the last play captures C1
      When Black plays B11
      Then the last play captures B10
      And White may not play D10, because it recreates an earlier position

  @chinese.20-3
  Rule: In principle three kos, four kos, eternal life and the like may not go round; a competition may rule otherwise

    It may call the game a draw, without result, or to be replayed. In the older edition that is what follows where neither
    player gives way.

    Source: Chinese rules of 2002, article 20.3 (senseis.xmp.net/?topic=541); article 20
    (yjbys.com/edu/qilei/15049.html).

    Open: a referee who lets the circle go on and calls a draw acts within the rules. We test the principle.

    Scenario: [1] Three kos
      Given this position, with Black to play
        """
        O O O O O O O
        O X O . O . O
        X . X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        . . . . . . .
        """
      When the game goes D6 B5 F6 D5 B6
      Then White may not play F5, because it recreates an earlier position

    Scenario: [2] Four kos
      Given this position, with Black to play
        """
        O O O O O O O O O
        O X O . O . O X O
        X . X O X O X . X
        X X X X X X X X X
        O O O O O O O O O
        . O . O O O . O .
        """
      When the game goes D5 B4 F5 H4 B5 D4 H5
      Then White may not play F4, because it recreates an earlier position

    Scenario: [3] Eternal life
      Given this position, with Black to play
        """
        . . . . . . . .
        O O O O O O . .
        X X X X X O . .
        X O O O X X O O
        . O 1 X 2 O X .
        """
      When the numbered moves are played
      And Black plays D1
      Then the last play captures E1 and F1
      And White may not play F1, because it recreates an earlier position
