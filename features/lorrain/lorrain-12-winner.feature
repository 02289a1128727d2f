Feature: The New Zealand rules in Lorrain's wording, article 12 - The winner

  Who has won.

  @lorrain.12
  Rule: The winner has more points of territory once stones have been removed; the same number is a draw

    Prisoners count for nothing.

    Source: Lorrain, New Zealand rules, the sentence on the winner and the remark on the way of counting.

    Scenario: [1] More points
      Given this position at the end of the game
        """
        . X O
        X X O
        X X O
        """
      Then Black wins by 3 points

    Scenario: [2] It is counted after the removal
      Given this position, with Black to play
        """
        . . O X .
        X . O X X
        . . O X .
        """
      When the players agree to stop
      And the players agree that A2 is dead
      Then White wins by 3 points

    Scenario: [3] The same number is a draw
      Given this position at the end of the game
        """
        . X O .
        X X O O
        """
      Then the game is a draw
