Feature: New Zealand rules, article 9 - The end of the game

  What two players agree on is the end; what they do not agree on is played out.

  @new-zealand.9
  Rule: The game is finished when both players agree that there are no more worthwhile moves

    Nothing else finishes it. Players who pass in turn have not said that they agree, and may go on.

    Source: New Zealand Rules of Go, ninth paragraph, first sentence; Lorrain, New Zealand rules, the remark on passes.

    Open: players commonly take two passes for the agreement. The rules do not say so.

    Scenario: [1] Passes do not end it
      Given an empty 5x5 board
      When both players pass
      Then the game is not over
      When the game goes pass pass pass pass
      Then the game is not over
      And Black may play C3

    Scenario: [2] An agreement ends it without a pass
      Given this position, with Black to play
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      When the players agree to stop
      Then the game is stopped
      When the players agree that no stone is dead
      Then the game is over
      And Black may not play A4, because the game is over

  @new-zealand.9.dead
  Rule: Dead stones may be removed by mutual agreement

    What is dead is not defined. Whatever both agree on is taken off, and territory is counted without it.

    Source: New Zealand Rules of Go, ninth paragraph, second sentence; explanation, the paragraph on counting.

    Scenario: [1] A stone in the opponent's corner is taken off
      Given this position, with Black to play
        """
        . . X O .
        . O X O O
        . . X O .
        X X X O O
        . X X O .
        """
      When the players agree to stop
      And the players agree that B4 is dead
      Then the game is over
      And the score is Black 15, White 10

    Scenario: [2] It stays, and counts, if they agree that it is alive
      Given the position of new-zealand.9.dead/1
      When the players agree to stop
      And the players agree that no stone is dead
      Then the score is Black 14, White 16

    Scenario: [3] Stones of both colours
      Given this position, with White to play
        """
        . . . X O . .
        . O . X O . X
        . . . X O . .
        X X X X O O O
        """
      When the players agree to stop
      And the players agree that B3 and G3 are dead
      Then the score is Black 16, White 12
