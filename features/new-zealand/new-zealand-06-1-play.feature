Feature: New Zealand rules, article 6 - Playing a stone

  What a play does to the board.

  @new-zealand.6
  Rule: A play puts a stone on an empty intersection, then takes off what has no liberty, the opponent's stones first

    The stone is of the player's own colour. The order matters: what the opponent's stones leave free may be a liberty
    for the player's.

    Source: New Zealand Rules of Go, sixth paragraph; explanation, diagram 3.

    Scenario: [1] No stone on another
      Given this position, with White to play
        """
        . . .
        . X .
        . . .
        """
      Then White may not play B2, because the point is occupied
      When White plays B1
      Then the position is
        """
        . . .
        . X .
        . O .
        """

    # D32-D34
    Scenario: [2] Three chains lose their last liberty at once
      Given this position, with White to play
        """
        . . X X .
        O O . O .
        O # O # O
        # a # # O
        # # O O .
        """
      When White plays a
      Then the last play captures the marked stones

    # D35-D37
    Scenario: [3] The opponent's stones go first, and the player's own live
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
      And the liberties of C1 are B1, C2, D2 and E2
