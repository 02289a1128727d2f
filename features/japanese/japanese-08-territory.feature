Feature: Japanese rules, article 8 - Territory

  What counts, and what does not count in seki.

  @japanese.8
  Rule: Territory is the eye points of live stones that are not in seki, one point each

    Eye points are empty points surrounded by live stones of one player. Dead stones of the opponent among them make no
    difference. Every other empty point is dame (japanese.8.dame).

    Source: Japanese Rules of Go of 1989, article 8 (nihonkiin.or.jp/match/kiyaku/zenbun.html), with the official
    commentary.

    Scenario: [1] Every eye point is one point, whichever way the edges help to surround it
      Given this position at the end of the game
        """
        . . X O . O .
        . X X O O O O
        X X O O . . .
        . X O . . O O
        . X O O O O .
        """
      Then Black's territory is A5, B5, A4, A2 and A1
      And White's territory is E5, G5, E3, F3, G3, D2, E2 and G1
      And the score is Black 5, White 8

    Scenario: [2] Around dead stones the points are territory, and so are those on which they stand
      Given this position, with Black to play
        """
        . . X O .
        @ . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then the score is Black 8, White 3

    Scenario: [3] A stone of the opponent that is not agreed to be dead leaves no eye points around it
      Given this position, with Black to play
        """
        . . X O .
        O . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      When both players pass
      And the players agree that no stone is dead
      Then the score is Black 0, White 3

  @japanese.8.dame
  Rule: Empty points that are not eye points are dame

    The commentary adds what follows by the letter: where a common dame is left unfilled, the stones of both sides
    beside it are in seki, and their eyes count nothing. So dame have to be filled before the game stops.

    Source: Japanese Rules of Go of 1989, article 8, with the official commentary, figure 15.

    Scenario: [1] One dame left between two groups costs both of them their territory
      Given this position at the end of the game
        """
        . X . O .
        X X X O O
        . X X O .
        """
      Then nobody has territory
      And the score is Black 0, White 0

    Scenario: [2] Filled, it counts for nobody, and the territory is there
      Given this position, with Black to play
        """
        . X a O .
        X X X O O
        . X X O .
        """
      When Black plays a, White passes and Black passes
      And the players agree that no stone is dead
      Then the score is Black 2, White 2

    Scenario: [3] It makes no difference who fills it
      Given the position of japanese.8.dame/2
      When Black passes, White plays a, Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 2, White 2
