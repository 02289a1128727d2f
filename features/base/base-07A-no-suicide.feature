Feature: Rule 7A - No suicide

  An option: most sets of rules have it in force, the base rules as they stand do not.

  @base.7A @self-capture.forbidden
  Rule: A play is illegal if it removes one or more of the player's own stones in step 3

    What decides is what the three steps would do. A play that captures removes none of the player's stones and
    is legal, however few liberties its stone seems to have when it is placed. An illegal play does not take place:
    nothing changes, and it is still the same player's turn.

    Source: Wikipedia, Rules of Go (French), reference statement, optional rule 7A; explanation, "Self-capture", with
    its diagrams.

    Open: where suicide is allowed. The source names Taiwan and New Zealand in one place, and in another says that Ing's
    and the New Zealand rules allow it of more than one stone only.

    Open: whoever tries an illegal move loses the turn or the game under some sets of rules. The base rules do not say;
    here the move is refused.

    # D41
    Scenario: [1] Black may not play so that four black stones are removed
      Given this position, with Black to play
        """
        . . O . .
        . . X . .
        . X O O O
        . O X a O
        X . O X X
        """
      Then Black may not play a, because it is self-capture

    # D38: illegal by rule 8 too, so the reason is left open
    Scenario: [2] Black may not play a stone that would be removed alone
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      Then Black may not play a

    # D35
    Scenario: [3] A play that captures is no suicide
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

    Scenario: [4] White may not fill the last liberty of two white stones, but Black may fill it
      Given this position, with White to play
        """
        . . X O a
        . . X X X
        . . . . .
        . O . O .
        . . . . .
        """
      Then White may not play a, because it is self-capture
      When White passes
      Then Black may play a
      When Black plays a
      Then the last play captures D5

    Scenario: [5] A stone among the opponent's is no suicide if it joins a chain that has another liberty
      Given this position, with Black to play
        """
        . O O O .
        . O a X O
        . X O X O
        . . . . O
        . . . . .
        """
      Then Black may play a
      When Black plays a
      Then the last play captures nothing

    Scenario: [6] After a refused play nothing has changed
      Given this position, with White to play
        """
        . . . . .
        . X X . .
        X O O X .
        X O a X .
        . X X . .
        """
      Then White may not play a, because it is self-capture
      And the position is
        """
        . . . . .
        . X X . .
        X O O X .
        X O . X .
        . X X . .
        """
      And White may pass
      And White may play E5

    Scenario: [7] A point inside the opponent's chain may be played only when that captures the chain
      Given this position, with White to play
        """
        X X b O .
        X X X O .
        X a X O .
        X X X O .
        O O O O .
        """
      Then White may not play a
      When White plays b and Black passes
      Then White may play a
      When White plays a
      Then the last play captures A2, B2, C2, A3, C3, A4, B4, C4, A5 and B5
