Feature: Japanese rules, article 11 - Resignation

  Ending the game by giving it up.

  @japanese.11
  Rule: A player may give the game up, and the opponent has won

    Source: Japanese Rules of Go of 1989, article 11 (nihonkiin.or.jp/match/kiyaku/zenbun.html).

    Scenario: [1] White resigns
      Given this position, with White to play
        """
        . . . . .
        . X . X .
        . X O X .
        . . X . .
        . . . . .
        """
      When White resigns
      Then the game is over
      And Black wins

    Scenario: [2] The position makes no difference
      Given this position, with Black to play
        """
        . . . . .
        . X X X .
        . X O X .
        . . . . .
        . . . . .
        """
      When Black resigns
      Then White wins
      And White may not play C2, because the game is over

    Scenario: [3] A player may resign while the opponent is thinking
      Given an empty 9x9 board
      When Black plays E5 and White plays E6
      Then it is within the rules that White resigns
      When White resigns
      Then Black wins

    Scenario: [4] A game that is over can't be given up
      Given an empty 9x9 board
      When the game goes E5 E6 pass pass
      And the players agree that no stone is dead
      Then the game is over
      And it is against the rules that Black resigns
