Feature: Japanese rules, article 4 - Stones that can stand on the board

  What keeps a stone where it is.

  @japanese.4
  Rule: Stones stand on the board as long as they, taken with those joined to them, have an empty point next to them

    Joined and next to mean along a line: a stone between others may have no empty point of its own as long as the chain has
    one. What counts is the board when a move is complete. With article 3 this forbids a
    player to take the last liberty from stones of his or her own, be it one stone or many, unless stones of the
    opponent are taken up by the same move (article 5).

    Source: Japanese Rules of Go of 1989, articles 3 and 4 (nihonkiin.or.jp/match/kiyaku/zenbun.html).

    # D38
    Scenario: [1] A single stone without a liberty cannot be played
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        . O . . .
        """
      Then Black may not play A1, because it is self-capture

    # D41
    Scenario: [2] Nor can a stone that leaves a whole chain without one
      Given this position, with Black to play
        """
        . . O . .
        . . X . .
        . X O O O
        . O X a O
        X . O X X
        """
      Then Black may not play a, because it is self-capture

    Scenario: [3] One liberty is enough
      Given this position, with Black to play
        """
        . . O . .
        . O a . .
        . . O . .
        . . . . .
        O O O O .
        b . . O .
        """
      Then Black may play a and b

    # D35
    Scenario: [4] The liberty may be one that the move makes by taking stones
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        X X X X X
        X O O O O
        X O a X X
        """
      Then Black may play a
