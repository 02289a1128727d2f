Feature: The French rules - Capture, life and death

  What takes stones off the board.

  @french.capture
  Rule: Whoever takes the last liberty of an opposing chain captures it; one may not make a chain without liberties except by capturing

    Source: French rules, "Capture" (jeudego.org/_php/regleGo.php).

    Scenario: [1] A chain of three in atari is captured
      Given this position, with Black to play
        """
        . . . . . . .
        . . X . . . .
        . X @ X . . .
        . X @ @ a . .
        . . X X . . .
        . . . . . . .
        . . . . . . .
        """
      Then the liberty of C4 is a
      When Black plays a
      Then the last play captures the marked stones

    Scenario: [2] Neither a single stone nor a larger chain may be left without liberties
      Given this position, with White to play
        """
        a X . X O
        X . X X b
        . X . X O
        . . . X X
        . . . . .
        """
      Then White may not play a, because it is self-capture
      And White may not play b, because it is self-capture

    Scenario: [3] By capturing, one may
      Given this position, with White to play
        """
        a X O . .
        X O O . .
        O . . . .
        . . . . .
        . . . . .
        """
      Then White may play a
      When White plays a
      Then the last play captures A4 and B5

  @french.life @untestable
  Rule: Dead stones can surely be captured without loss elsewhere; living stones cannot hope to be

    Two eyes make stones alive, one eye does not. Stones can live in seki too: then neither player wants to fill the
    points between them, and these are neutral.

    Source: French rules, "Vie et mort" (jeudego.org/_php/regleGo.php).

    Untestable: what can surely be captured is for the players to judge. The rules use it only for stones on which they
    agree (french.end).
