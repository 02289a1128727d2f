Feature: Japanese rules, article 10-1 - Dead stones

  What becomes of stones confirmed as dead.

  @japanese.10-1
  Rule: At the end dead stones in the opponent's territory become prisoners without being captured

    Nobody has to surround them first. Dead stones that are not in territory stay where they are: around seki, who wants
    them has to capture them before the stop.

    Source: Japanese Rules of Go of 1989, article 10-1, with the official commentary, figures 16 and 17
    (nihonkiin.or.jp/match/kiyaku/kiyaku10.html).

    Scenario: [1] A dead stone is a prisoner, and its point is territory
      Given this position, with Black to play
        """
        . . X O . . .
        @ . X O . # .
        . . X O . . .
        X X X O O O O
        . X X O . O .
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then White has lost 1 stone
      And Black has lost 1 stone
      And the score is Black 8, White 12

    Scenario: [2] Prisoners taken in play count with them
      Given the position of japanese.8/2
      And 3 black and 2 white stones have been captured
      When both players pass
      And the players agree that A4 is dead
      Then White has lost 3 stones
      And the score is Black 10, White 6

    # Figure 17: E2 is dame, so White's eye at the bottom is no territory.
    Scenario: [3] Dead stones in an eye in seki stay
      Given this position, with Black to play
        """
        . O . O O O O
        O O O O O O O
        X X X X X X O
        O O O O . X O
        # # a O X . X
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then Black has lost 0 stones
      And the score is Black 0, White 2

    # Black throws a stone in to keep White from dividing her eye.
    Scenario: [4] They have to be captured before the stop
      Given this position, with White to play
        """
        . O . O O O O
        O O O O O O O
        X X X X X X O
        O O O O . X O
        # # a O X . X
        """
      When White plays a, Black plays B1 and White plays A1
      Then Black has lost 3 stones
      When Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 0, White 5

    # Example 25: the ko stones are dead, but the points beside them are dame.
    Scenario: [5] The ko stones of a double-ko seki stay
      Given this position, with Black to play
        """
        O O O O O O
        O # O . O .
        X . X @ X X
        X X X X X X
        O O O O O O
        . O . O O .
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then Black has lost 0 stones
      And White has lost 0 stones
      And the score is Black 0, White 3
