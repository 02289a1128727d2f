Feature: AGA rule 6 - Repeated board positions

  The ko rule, made to cover every cycle.

  @aga.6
  Rule: A play may not bring back a whole-board position of the game with the same player to move

    Both must agree, the position and whose turn it is. A position that stood there when the other player was to move may
    come back. In the commonest case, a ko, the player whose stone was taken must play elsewhere or pass.

    Source: AGA concise rules, rule 6 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf).

    Open: the British association and others read the rule so that only positions count which the player has created by a
    play (british.6-2). We go by the words, by which a position that came about by a pass counts too.

    Scenario: [1] A ko may not be retaken at once, but after an exchange elsewhere
      Given this position, in which White has just played C5
        """
        . X O . .
        X O a O .
        . X O . .
        . . . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures B4
      And White may not play B4, because it recreates an earlier position
      And White may pass
      When White plays E1 and Black plays A1
      Then White may play B4

    Scenario: [2] A position may come back with the other player to move
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then Black may play A1

    # White created the position, but Black passed into it.
    Scenario: [3] A position that stood there after one's own pass may not come back
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position

    Scenario: [4] Two stones sent, one returned: the circle is closed at the second lap
      Given this position, with Black to play
        """
        . . . . .
        . . X X X
        X X X O O
        X O O O a
        X O . O X
        X O X X b
        """
      When Black plays a and White plays b
      Then Black may play E2
      When Black plays E2 and White passes
      Then Black may not play a, because it recreates an earlier position

    # D75 of the French article.
    Scenario: [5] White's pass before a triple ko does not help her
      Given this position, in which Black has just played G8
        """
        . . . . . . . . .
        X X X X X X X . .
        O O O O O O X . .
        . O . O X O X X .
        O X O X . X O X .
        X X X X X X O X X
        . O O O O O O O O
        O O . O . O . O .
        . O O O O O O O O
        """
      When the game goes pass A6 E5 C6 A5 E6
      Then White may not play C5, because it recreates an earlier position

    Scenario: [6] Two kos and a pass: the position recurs with the other player to move
      Given the position of base.8/3
      When Black plays a, White plays b, Black passes and White plays C7
      Then Black may play G4
