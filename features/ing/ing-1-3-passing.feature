Feature: Ing rules, article 1 - Passing to the end

  How the last moves are made.

  @ing.1.pass
  Rule: When both players pass the game pauses; four passes in succession end it

    In the pause the players can remove what they agree is dead, and count. Or one of them goes on with a board play,
    and the next two passes are a pause again. If both pass once more nothing is removed after that.

    Source: Ing's SST Laws of Wei-ch'i, 1991, article 1, "Pass play" (read as far as the pause); for the four passes the
    dispute at the European championship of 2002, played by the rules of 1991
    (senseis.xmp.net/?DisputeMeroJasiek, discussion).

    Open: in that dispute the referees took the game to be in its pause even after four passes, and dead stones were
    removed. They gave no reason that was put on paper.

    Scenario: [1] One pass pauses nothing
      Given an empty 5x5 board
      When the game goes C3 pass D4 pass
      Then the game is not over
      And Black may play B2

    Scenario: [2] Two passes pause the game, and an agreement ends it
      Given this position, with Black to play
        """
        . . X O .
        . O X O O
        . . X O .
        X X X O O
        . . X O .
        """
      When both players pass
      Then the game is stopped
      And the game is not over
      When the players agree that B4 is dead
      Then the game is over
      And the score is Black 15, White 10

    Scenario: [3] A player may go on instead
      Given the position of ing.1.pass/2
      When both players pass
      And Black plays B3
      Then it is White's turn
      And the game is not over
      When the game goes pass B5 pass A4
      Then the last play captures B4
      When White passes and Black passes
      Then the game is stopped
      And the game is not over

    Scenario: [4] Four passes end it, and every stone counts
      Given the position of ing.1.pass/2
      When both players pass
      And both players pass
      Then the game is over
      And the score is Black 11.5, White 13.5
