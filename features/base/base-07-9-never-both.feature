Feature: Rule 7 - Never capture and self-capture

  Not a rule of its own: whoever follows the steps finds that it is so.

  @base.7.never-both
  Rule: No play captures and self-captures

    A chain that step 2 removes has lost its last liberty to the stone placed, so it stood beside it: a point it leaves is
    a liberty of that stone and its chain. No other chain of the player's has lost a liberty. So step 3 finds nothing.

    Source: Wikipedia, Rules of Go (French), explanation, "Self-capture", the remark after the first example.

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
