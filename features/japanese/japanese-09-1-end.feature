Feature: Japanese rules, articles 9-1 and 9-2 - The end of the game

  Stop first, confirm, then end.

  @japanese.9-1
  Rule: Two passes in succession, one by each player, stop the game

    A stop is not the end: nothing has been decided yet.

    Source: Japanese Rules of Go of 1989, article 9-1, with the official commentary
    (nihonkiin.or.jp/match/kiyaku/kiyaku09.html).

    Scenario: [1] One pass proposes the stop, the second brings it
      Given an empty 9x9 board
      When Black plays E5, White plays E6 and Black passes
      Then the game is not over
      And White may play D5
      When White passes
      Then the game is stopped
      And the game is not over

    Scenario: [2] Passes with a play between them stop nothing
      Given an empty 9x9 board
      When the game goes E5 pass C5 pass E7
      Then White may play D5
      When White plays D5
      Then Black may play D6

    Scenario: [3] A stopped game is not played on
      Given an empty 9x9 board
      When the game goes E5 E6 pass pass
      Then Black may not play D5, because the game is stopped
      And Black may not pass, because the game is stopped

  @japanese.9-2
  Rule: The game ends when the players agree on what is alive and what is territory

    Dame and reinforcing moves in one's own territory belong before the stop. Where players fill them in afterwards, by
    agreement, those are no moves under the rules.

    Source: Japanese Rules of Go of 1989, article 9-2, with the official commentary.

    Scenario: [1] Agreement ends the game
      Given this position, with Black to play
        """
        . X X O .
        . X O O .
        . X X O .
        """
      When both players pass
      Then the game is not over
      When the players agree that no stone is dead
      Then the game is over
      And the game is a draw

    Scenario: [2] The agreement may be that stones are dead
      Given this position, with White to play
        """
        . . X O .
        @ . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then the game is over
      And Black wins by 5 points

    Scenario: [3] There is nothing to agree on while the game goes on
      Given this position, with White to play
        """
        . X X O .
        . X O O .
        . X X O .
        """
      Then it is against the rules that the players agree that no stone is dead
