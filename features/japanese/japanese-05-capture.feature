Feature: Japanese rules, article 5 - Capture

  What a move takes from the opponent.

  @japanese.5
  Rule: The player takes up all stones of the opponent that can no longer stand on the board as prisoners

    Only then is the move complete. So whether the player's own stones can stand is asked after the opponent's are gone.
    Prisoners are kept, for they count in the end (article 10).

    Source: Japanese Rules of Go of 1989, articles 4 and 5 (nihonkiin.or.jp/match/kiyaku/zenbun.html).

    # D21
    Scenario: [1] A chain of four is taken up whole
      Given this position, with White to play
        """
        . O . . .
        O # a . .
        O # # O .
        . O # O .
        . . O . .
        """
      When White plays a
      Then the last play captures the marked stones
      And Black has lost 4 stones

    # D32
    Scenario: [2] All that cannot stand are taken up, though they are three chains
      Given this position, with White to play
        """
        . . X X .
        O O . O .
        O # O # O
        # a # # O
        # # O O .
        """
      When White plays a
      Then the last play captures the marked stones
      And Black has lost 7 stones

    # D24: were Black's own stone looked at first, it could not stand.
    Scenario: [3] The move is complete when the prisoners are off the board
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        . . . X X
        . . X @ @
        . . X @ a
        """
      When Black plays a
      Then the last play captures the marked stones
      And the liberties of a are D1 and E2

    Scenario: [4] Each player's prisoners are counted apart
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . O O O .
        . . X X O
        . X O O a
        """
      When Black plays a and White plays D1
      Then White has lost 2 stones
      And Black has lost 1 stone

    Scenario: [5] A prisoner is a point when the game is counted
      Given this position, with Black to play
        """
        . X X O .
        X X O O .
        . X O O .
        """
      And 2 black and 1 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then the score is Black 3, White 5
