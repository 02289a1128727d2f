Feature: Rule 7, step 3 - Self-capture

  The player's own stones, if they have no liberty even then.

  @base.7.step-3 @self-capture.allowed
  Rule: After capturing, the player removes all stones of their own that have no liberties

    This is called self-capture or suicide. It is legal unless optional rule 7A is in force. A stone that would be removed
    alone leaves the position as it was, and rule 8 forbids that; so at least two stones are removed.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7, step 3; explanation, "Self-capture", with its
    diagrams.

    # D41-D43
    Scenario: [1] Black's play joins two chains and all four stones are removed; other black stones stay
      Given this position, with Black to play
        """
        . . O . .
        . . X . .
        . X O O O
        . O # a O
        X . O # #
        """
      Then Black may play a
      When Black plays a
      Then the last play self-captures C2, D1, D2 and E1
      And the position is
        """
        . . O . .
        . . X . .
        . X O O O
        . O . . O
        X . O . .
        """

    Scenario: [2] White removes two white stones in a corner
      Given this position, with White to play
        """
        . . X O a
        . . X X X
        . . . . .
        . O . O .
        . . . . .
        """
      When White plays a
      Then the last play self-captures D5 and E5

    Scenario: [3] Two chains of three stones, joined by the stone that takes their last liberty
      Given this position, with Black to play
        """
        . . . . .
        O O O O O
        X O X X O
        X X a X O
        O O O O .
        """
      When Black plays a
      Then the last play self-captures A2, A3, B2, C2, C3, D2 and D3

    Scenario: [4] The points are empty afterwards, and the opponent may play there at once
      Given the position of base.7.step-3/2
      When White plays a
      Then D5 and E5 are empty
      And Black may play D5 and E5

    # D44. Black has to take the two points at once or be rid of nothing: the position is another in any case.
    Scenario: [5] Stones given up change the board, so that a ko may be taken again
      Given this position, in which White has just played D2
        """
        . X O . . . . . .
        X O a O . . . . .
        . X O . . . . . .
        . . X O . . . X X
        . . . . . . X b O
        """
      When Black plays a, White plays b and Black passes
      Then White may play B4
      When White plays B4
      Then the last play captures C4
