Feature: Simplified Ing rules, 5 - Agreement

  What two players do who have stopped.

  @ing-simplified.5
  Rule: After the first stop the players may agree what is removed, and the scores are determined

    Source: Simplified Ing Rules, summary, "Agreement", 1.

    Scenario: [1] One stone is removed
      Given this position, with Black to play
        """
        . . X O .
        . O X O O
        . . X O .
        X X X O O
        . . X O .
        """
      When both players pass
      And the players agree that B4 is dead
      Then the game is over
      And the score is Black 15, White 10

    Scenario: [2] Nothing is removed
      Given the position of ing-simplified.5/1
      When both players pass
      And the players agree that no stone is dead
      Then the game is over
      And the score is Black 9, White 11

  @ing-simplified.5.disagreement
  Rule: Or they disagree, move on in turn, and the scores are determined right after the second stop

    Nothing is removed without play any more: every stone on the board then counts.

    Source: Simplified Ing Rules, summary, "Agreement", 2.

    Open: who moves. To resume alternate moving, we read, is to go on with the player whose turn it was.

    Scenario: [1] Whose turn it was goes on, whoever disagrees
      Given the position of ing-simplified.5/1
      When both players pass
      And White asks for the game to be resumed
      Then it is Black's turn

    Scenario: [2] The stone is captured before the second stop
      Given the position of ing-simplified.5/1
      When both players pass
      And Black asks for the game to be resumed
      And the game goes B3 pass B5 pass A4
      Then the last play captures B4
      When White passes and Black passes
      Then the game is over
      And the score is Black 15, White 10

    Scenario: [3] What has not been captured at the second stop counts
      Given the position of ing-simplified.5/1
      When both players pass
      And Black asks for the game to be resumed
      And both players pass
      Then the game is over
      And the score is Black 9, White 11
