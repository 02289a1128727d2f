Feature: Belgian beginners' page - The end of the game

  Passing, and who has won.

  @belgian.4
  Rule: The game is over when both players pass one after the other; only counting is left

    Source: Belgian Go Federation, beginners' page, the board and "Fin de partie".

    Open: the page has the players fill the neutral points after the passes. As that changes no score we take it for a
    part of counting, or do it before. For us the game is stopped in between, as dead stones are yet to be agreed on.

    Open: nothing is said of players who disagree about dead stones.

    Scenario: [1] Two passes in a row
      Given an empty 9x9 board
      When Black plays C3, White plays G7 and Black passes
      Then White may play G3
      When White passes
      Then the game is stopped
      And Black may not play G3, because the game is stopped

    Scenario: [2] Not two passes with a play between them
      Given an empty 9x9 board
      When the game goes C3 pass G3 pass
      Then Black may play G7

  @belgian.5
  Rule: The player with more points, territory and prisoners together, wins

    Source: Belgian Go Federation, beginners' page, the board.

    Open: equal totals are not mentioned, and neither is a komi.

    Scenario: [1] Territory alone
      Given this position at the end of the game
        """
        . X X O .
        X X O O .
        . X X O .
        """
      Then the score is Black 2, White 3
      And White wins by 1 point

    Scenario: [2] Two prisoners turn it round
      Given this position, with Black to play
        """
        . X X O .
        X X O O .
        . X X O .
        """
      And 0 black and 2 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then the score is Black 4, White 3
      And Black wins by 1 point

    Scenario: [3] No document says who wins with equal totals
      Given this position at the end of the game
        """
        . X X O .
        . X O O .
        . X X O .
        """
      Then no document decides who wins
