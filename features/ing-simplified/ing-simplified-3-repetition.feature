Feature: Simplified Ing rules, 3 - No repetition

  Here the simplified rules leave Ing's own ways: no position comes back.

  @ing-simplified.3
  Rule: A play may not recreate a previous position

    A position is how the stones stand on the board, after all removals of a play. Whose turn it is makes no difference.

    Source: Simplified Ing Rules, summary, "No Repetition"; text, "General", on the position; Wikipedia, Rules of Go
    (French), notes 13 and 18.

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
      Then White may not play B4, because it recreates an earlier position

    Scenario: [2] Whose turn it is makes no difference
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then Black may not play A1, because it recreates an earlier position
      And Black may pass

    Scenario: [3] Three kos do not go round
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
