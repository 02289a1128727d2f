Feature: Ing rules, article 1 - Self-removal

  Where a play takes off only stones of its own colour.

  @ing.1.self-removal
  Rule: A player may remove a group of their own stones, but not a single stone

    To remove a group changes the position. To play a stone that is removed alone changes nothing.

    Source: Ing's SST Laws of Wei-ch'i, 1991, article 1, "Board play"; Wikipedia, Rules of Go (French), "Ing rules" and
    "Suicide".

    Open: some tables of rulesets say only that Ing allows suicide. The text of 1991 is plain.

    # D41-D43
    Scenario: [1] Four stones at once
      Given this position, with Black to play
        """
        . . O . .
        . . X . .
        . X O O O
        . O # a O
        X . O # #
        """
      When Black plays a
      Then the last play self-captures C2, D1, D2 and E1

    Scenario: [2] Two stones are a group
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

    # D38
    Scenario: [3] A single stone may not remove itself
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
    Scenario: [4] Stones of the opponent go first
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        X X X X X
        X @ @ @ @
        X @ a X X
        """
      When Black plays a
      Then the last play captures the marked stones
