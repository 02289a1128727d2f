Feature: Rule 9 - The game is played out

  What stands on the board at the end counts as it stands. Who wants stones counted as captured must capture them.

  @base.9.played-out
  @needs.score
  Rule: No stone is removed at the end, however certain its capture would be

    The final position is scored point by point. Stones that both players hold for dead are stones like any other, and
    nobody agrees on anything after the passes.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 9; "Comparative features of the basic rules" (the
    game is played out); explanation, "End".

    Open: nearly every ruleset in use has an agreement here, and so do engines that estimate which stones are dead.
    Where such an engine answers otherwise it plays by another rule of ending, not by a wrong count.

    # With A4 removed it would be Black 15, White 10: the other player would win.
    Scenario: [1] A lone stone in the opponent's area counts, and makes the points around it neutral
      Given this position at the end of the game
        """
        . . X O .
        O . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      Then the score is Black 9, White 11

    Scenario: [2] Once it has been captured the points are Black's
      Given this position, with Black to play
        """
        a c X O .
        O b X O O
        d . X O .
        X X X O O
        . X X O .
        """
      When Black plays b, White passes, Black plays a and White passes
      And Black plays d
      Then the last play captures A4
      When White passes and Black passes
      Then the score is Black 15, White 10

    # White's four stones have one liberty left, and it would be Black's turn.
    Scenario: [3] A group that could be captured by the next play counts
      Given this position at the end of the game
        """
        . X O O .
        X X X O O
        X . X X X
        X X X . X
        . X . X X
        """
      Then the score is Black 20, White 5

    # The dead group has an eye, and the eye is a point.
    Scenario: [4] A group with a single eye counts, and its eye with it
      Given this position at the end of the game
        """
        . O X . X .
        O O X X X X
        X X X . X .
        . X X X X X
        X X O O O O
        . X O . O .
        """
      Then the score is Black 24, White 12

    # Bent four in the corner, which some rules judge without play.
    Scenario: [5] A bent four in the corner counts
      Given this position at the end of the game
        """
        O O . X O . O
        O . X X O O O
        X X X O O . O
        O O O O . O O
        . O . O O O .
        """
      Then the score is Black 6, White 27

    Scenario: [6] A game given up after the first play is scored like any other
      Given an empty 7x7 board
      When Black plays C3, White passes and Black passes
      Then the score is Black 49, White 0

    Scenario: [7] Two stones on an otherwise empty board are all there is to count
      Given an empty 5x5 board
      When Black plays C3, White plays C4 and Black passes
      And White passes
      Then the score is Black 1, White 1

    Scenario: [8] Nobody is given what would have been won by playing on
      Given an empty 5x5 board
      When both players pass
      Then the game is a draw

    # D74: by playing on, either player could capture in one of the three kos.
    Scenario: [9] Kos that are still open count as they stand
      Given this position at the end of the game
        """
        . . . . . . . . .
        X X X X X X X . .
        O O O O O O X . .
        . O . O X O X X .
        O X O X . X O X .
        X X X X X X O X X
        . O O O O O O O O
        O O X O X X X O .
        X X . O X . X O X
        """
      Then the score is Black 49, White 29
