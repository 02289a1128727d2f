Feature: Chinese article 9 - Playing in one's own area

  A consequence of the way points are counted.

  @chinese.9.own-area
  Rule: Playing on inside one's own area costs nothing

    Prisoners do not count, so a stone more on the board is a point less around it, and what is taken leaves points behind.

    Source: Wikipedia, Rules of Go (French), "Chinese rules".

    # The third and fourth of White's moves would cost a point each under territory scoring.
    Scenario: [1] White plays twice in her own area while Black passes
      Given this position, with White to play
        """
        . X X O .
        X X O O .
        X X X O .
        . X O O O
        X X O O .
        """
      When White plays E5, Black passes and White plays E3
      And Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 12, White 13

    Scenario: [2] Taking a dead stone by play gives what agreeing on it gives
      Given this position, with Black to play
        """
        . . X O .
        O . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      When the game goes B4 pass A5 pass A3
      Then the last play captures A4
      When White passes and Black passes
      And the players agree that no stone is dead
      Then the score is Black 15, White 10
