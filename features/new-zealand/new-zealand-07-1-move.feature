Feature: New Zealand rules, article 7 - Moves and repetition

  The rule on repetition is a part of what a move is. Diagrams 5 to 7 of the explanation show it at work.

  @new-zealand.7
  Rule: A play may not repeat the position as it was after any of that player's previous moves

    Only the player's own moves count, however long ago they were. A position that only the opponent made may be made
    again, and so may one that stood before either player moved (new-zealand.7.start).

    Source: New Zealand Rules of Go, seventh paragraph, item 1; Wikipedia, Rules of Go (French), "New Zealand rules".

    Open: a picture has no moves before it. Of a scenario that begins with one we count only the moves made since, and
    the one it names.

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
      When White plays E1 and Black plays A1
      Then White may play B4

    Scenario: [2] A position that only the opponent made may be made again
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then Black may play A1
      When Black plays A1
      Then the position is
        """
        X . O
        """

    Scenario: [3] A position of one's own may not, four moves later
      Given an empty 3x1 board
      When the game goes A1 B1 pass C1
      Then Black may not play A1, because it recreates an earlier position

    Scenario: [4] Two stones that remove themselves may leave what the opponent made
      Given an empty 4x1 board
      When the game goes B1 C1 pass
      Then White may play D1
      When White plays D1
      Then the position is
        """
        . X . .
        """

    # D38
    Scenario: [5] One stone may remove itself once, and not again
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      When Black plays a and White passes
      Then Black may not play a, because it recreates an earlier position

    Scenario: [6] Two stones sent and one returned: the sender may not go round a second time
      Given this position, with Black to play
        """
        . . . . . .
        . . . X X X
        . X X X O O
        . X O O O a
        . X O . O X
        . X O X X c
        """
      When the game goes a c F2
      Then the last play captures F1
      When White passes
      Then Black may not play a, because it recreates an earlier position
