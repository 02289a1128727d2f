Feature: The French rules - The score

  What counts.

  @french.score
  Rule: Each point of a player's territory and each of the player's stones on the board counts one point; White gets the komi

    The komi is usually seven and a half points. The half is there so that no game is drawn. Whoever has more points wins.

    Source: French rules, "Fin de la partie", with the first example of counting (jeudego.org/_php/regleGo.php).

    # A position of ours with the numbers of the rules' example, whose picture we do not have: for Black 8 points at the
    # bottom, 2 at the top and 33 stones, for White 2 at the top, 9 at the bottom and 27 stones.
    Scenario: [1] Black has five points more on the board, and White wins by two and a half
      Given this position, with Black to play
        """
        . O . O X X . X .
        O O O O X X X X X
        X O O O O O X X X
        X X X O O O O O O
        X X X X X O O . .
        X . X X X O . . O
        . . X X X O . O .
        X . . X X X O . .
        . . . X X O O . O
        """
      When the players agree on a komi of 7.5
      And Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 43, White 45.5
      And White wins by 2.5 points

    Scenario: [2] Without the komi Black would win by five
      Given this position at the end of the game
        """
        . O . O X X . X .
        O O O O X X X X X
        X O O O O O X X X
        X X X O O O O O O
        X X X X X O O . .
        X . X X X O . . O
        . . X X X O . O .
        X . . X X X O . .
        . . . X X O O . O
        """
      Then the score is Black 43, White 38
      And Black wins by 5 points

    Scenario: [3] A komi with a half in it
      Given an empty 19x19 board
      Then it is within the rules that the players agree on a komi of 7.5
      And it is against the rules that the players agree on a komi of 7
