Feature: The World Mind Sports Games, 1.4 - Repetition

  What may not come back.

  @wmsg.1-4
  Rule: One may not play so as to recreate a position that has been on the board before

    Source: Robert Jasiek, Revision of the World Mind Sports Games rules, 1.4 (home.snafu.de/jasiek/wmsgr.html); Wikipedia,
    Rules of Go (French), "Rules of the World Mind Sports Games", which calls it positional.

    Open: there was a supplementary rule about kos, which we have not seen.

    Scenario: [1] A ko may not be retaken at once, but after an exchange elsewhere
      Given this position, in which Black has just played D3
        """
        . . . . .
        . O X . .
        O X a X .
        . O X . .
        . . . . .
        """
      When White plays a
      Then the last play captures B3
      And Black may not play B3, because it recreates an earlier position
      When Black plays E5 and White plays E1
      Then Black may play B3

    Scenario: [2] The turn makes no difference
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then Black may not play A1, because it recreates an earlier position

    Scenario: [3] Nor does it matter who brought the position about
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position
