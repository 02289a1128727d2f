Feature: The New Zealand rules in Lorrain's wording, article 11 - The end of the game

  The game is over when both say so.

  @lorrain.11
  Rule: The game is over when both sides agree to stop playing

    Lorrain points out that two passes in succession end nothing.

    Source: Lorrain, New Zealand rules, the sentence on the end and the comment on passes.

    Scenario: [1] Two passes, and play goes on
      Given an empty 5x5 board
      When the game goes C3 pass pass
      Then the game is not over
      And White may play C2

    Scenario: [2] Six passes, and play goes on
      Given an empty 5x5 board
      When the game goes pass pass pass pass pass pass
      Then the game is not over
      And Black may play C3

    Scenario: [3] The two agree
      Given this position, with White to play
        """
        X X O
        . X O
        X X O
        """
      When the players agree to stop
      Then the game is stopped
      When the players agree that no stone is dead
      Then the game is over

  @lorrain.11.removal
  Rule: Stones may then be removed from the board by common agreement

    It is the dead stones that are meant, but the rule need not say so, and need not say what they are.

    Source: Lorrain, New Zealand rules, the second sentence on the end and the comment on it.

    Scenario: [1] Two stones are removed
      Given this position, with White to play
        """
        . O . X O .
        . . . X O O
        O . . X O .
        """
      When the players agree to stop
      And the players agree that A1 and B3 are dead
      Then the score is Black 12, White 6

    Scenario: [2] Any stone, if both agree
      Given the position of lorrain.11.removal/1
      When the players agree to stop
      And the players agree that A1 and D3 are dead
      Then the game is over

  @lorrain.11.disagreement
  Rule: If they disagree on what is to be removed, play goes on

    Source: Lorrain, New Zealand rules, the third sentence on the end.

    Open: who moves. Lorrain does not say, nor what follows if the players cannot agree on that; the society's rules do
    (new-zealand.9.dispute, new-zealand.9.deadlock).

    Scenario: [1] Who moves is nowhere said
      Given the position of lorrain.11.removal/1
      When the players agree to stop
      Then no document decides what follows if Black asks for the game to be resumed
      And no document decides what follows if the players agree on nothing

    Scenario: [2] Players who agree on who moves go on
      Given the position of lorrain.11.removal/1
      When the players agree to stop
      And the players agree that Black moves next
      Then it is Black's turn
      When the game goes A3 pass C3 pass B2
      Then the last play captures B3
