Feature: Japanese rules, article 2 - Turns

  Who moves when.

  @japanese.2
  Rule: One player has the black stones, the other the white ones, and they may play one stone each in turn

    To play in turn is a right and no duty: the commentary has a player decline it by passing, which proposes to stop
    the game. Once both have passed in succession neither has a next move.

    Source: Japanese Rules of Go of 1989, article 2, with the official commentary
    (nihonkiin.or.jp/match/kiyaku/kiyaku01-02.html).

    Open: the article does not say who begins. Here it is Black, as everywhere; see base.6.

    Scenario: [1] One stone at a turn, in the player's own colour
      Given an empty 9x9 board
      When the game goes G7 C3 C7 G3
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        """
      And it is Black's turn

    Scenario: [2] No second stone before the opponent has moved
      Given an empty 9x9 board
      When Black plays G7
      Then Black may not play C3, because it is the opponent's turn
      And White may play C3

    Scenario: [3] Nobody has to play: a pass hands the turn over
      Given an empty 9x9 board
      When Black plays G7
      Then White may pass
      When White passes
      Then it is Black's turn
      And Black may play C3

    Scenario: [4] After a pass on both sides there is no next move
      Given an empty 9x9 board
      When the game goes G7 C3 pass pass
      Then Black may not play C7, because the game is stopped
