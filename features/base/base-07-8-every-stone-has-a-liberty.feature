Feature: Rule 7 - Every stone has a liberty

  Not a rule of its own: whoever follows the steps finds that it is so.

  @base.7.every-stone-has-a-liberty
  Rule: After any move every stone on the board has a liberty

    What has none is removed in step 2 or step 3, and a pass takes no liberties.

    Source: Wikipedia, Rules of Go (French), explanation, "Moving".

    # D27-D29
    Scenario: [1] After a capture: the stone that made it may have a single liberty, but has one
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . O O O .
        . . X X O
        . X O O a
        """
      When Black plays a
      Then the liberty of E1 is D1
      And the liberties of C2 and D2 are B2, C1 and D1
      And the liberty of E2 is E3

    Scenario: [2] After each play of a game in which both players capture
      Given an empty 5x5 board
      When the game goes A1 A2 C3 B1
      Then the position is
        """
        . . . . .
        . . . . .
        . . X . .
        O . . . .
        . O . . .
        """
      When the game goes B2 A1 C1 E5 A3
      Then the position is
        """
        . . . . O
        . . . . .
        X . X . .
        . X . . .
        . . X . .
        """

    @self-capture.allowed
    Scenario: [3] After a self-capture
      Given this position, with White to play
        """
        . . . . .
        . X X . .
        X O O X .
        X O a X .
        . X X . .
        """
      When White plays a
      Then the position is
        """
        . . . . .
        . X X . .
        X . . X .
        X . . X .
        . X X . .
        """

    Scenario: [4] After a pass: it changes nothing, and no liberty is gone
      Given this position, with White to play
        """
        . . . . .
        . X X . .
        X O O X .
        X O . X .
        . X X . .
        """
      When White passes
      Then the liberty of B3 is C2
      And the position is
        """
        . . . . .
        . X X . .
        X O O X .
        X O . X .
        . X X . .
        """
