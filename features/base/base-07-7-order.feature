Feature: Rule 7 - The order of the steps

  Place, capture, and only then look at one's own stones.

  @base.7.order
  Rule: The opponent's stones are removed before the player's own are looked at

    A stone may be placed where it has no liberty and gives none to its chain: if the play captures, the points that
    become empty are its liberties. Such a play is legal under every set of rules, those that forbid self-capture
    included. In the other order the player's own stones would be removed.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7; explanation, "Capturing" and "Self-capture",
    with their diagrams.

    # D35-D37
    Scenario: [1] Five stones are captured, and three that had no liberty live
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        X X X X X
        X @ @ @ @
        X @ a X X
        """
      Then Black may play a
      When Black plays a
      Then the last play captures the marked stones
      And the position is
        """
        . . . . .
        . . . . .
        X X X X X
        X . . . .
        X . X X X
        """

    # D24-D26
    Scenario: [2] A stone in the corner captures three and has two liberties
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
      And the liberties of E1 are D1 and E2

    Scenario: [3] A stone between four of the opponent's captures one of them
      Given this position, with White to play
        """
        . X O . .
        X a X O .
        . X O . .
        . . . . .
        . . . . .
        """
      When White plays a
      Then the last play captures C4
      And the liberty of B4 is C4

    Scenario: [4] Filling the last liberty of both chains takes the opponent's, if Black does it
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        O O O O O
        X X X X X
        a @ @ @ X
        """
      Then Black may play a
      When Black plays a
      Then the last play captures the marked stones

    Scenario: [5] Filling the last liberty of both chains takes the opponent's, if White does it
      Given this position, with White to play
        """
        . . . . .
        . . . . .
        O O O O O
        # # # # #
        a O O O #
        """
      Then White may play a
      When White plays a
      Then the last play captures the marked stones

    Scenario: [6] A stone thrown into the opponent's last eye captures everything around it
      Given this position, with White to play
        """
        . . . . .
        O O O O .
        # # # O .
        # a # O .
        # # # O .
        """
      When White plays a
      Then the last play captures the marked stones
      And the liberties of B2 are A2, C2, B1 and B3
