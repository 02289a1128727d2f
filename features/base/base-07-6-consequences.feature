Feature: Rule 7 - What follows from the steps

  Not rules of their own: whoever follows the steps finds that these are so.

  @base.7.every-stone-has-a-liberty
  Rule: After any move every stone on the board has a liberty

    What has none is removed in step 2 or step 3, and a pass takes no liberties.

    Source: seed 000, explanation, "Moving".

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

  @base.7.never-both
  Rule: No play captures and self-captures

    If step 2 removes a stone, the point it leaves is a liberty of the stone placed, as is seen by asking which stones can
    have lost their last liberty by it. So step 3 finds nothing to remove.

    Source: seed 000, explanation, "Self-capture", the remark after the first example.

    Scenario: [1] The last liberty of a black and a white chain, filled by Black: only White's stones are removed
      Given this position, with Black to play
        """
        X X X X a
        @ @ @ @ @
        X X X X X
        . . . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures the marked stones

    Scenario: [2] The last liberty of a black and a white chain, filled by White: only Black's stones are removed
      Given this position, with White to play
        """
        # # # # a
        O O O O O
        X X X X X
        . . . . .
        . . . . .
        """
      When White plays a
      Then the last play captures the marked stones

    @self-capture.allowed
    Scenario: [3] Two black chains lose their last liberty, and White's chain beside them keeps one
      Given this position, with Black to play
        """
        . . . . .
        . O O O .
        O O X X O
        O X a O O
        O X O . .
        """
      When Black plays a
      Then the last play self-captures B1, B2, C2, C3 and D3
