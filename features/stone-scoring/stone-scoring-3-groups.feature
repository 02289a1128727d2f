Feature: Stone scoring 3 - Groups

  What counting stones alone does to the play.

  @stone-scoring.3
  Rule: Every living group costs its owner two points that can never be filled

    A group that fills all its room but one point can be taken. So of two players with the same area the one with fewer
    groups has more stones. This is no rule of its own but follows from the others; as a rule it is called group tax.

    Source: Sensei's Library, "Stone Scoring" and "Group Tax" (senseis.xmp.net/?GroupTax); T. Ikeda, notes to his rules, on
    the gain from cutting.

    # Black has two groups, White one. By area it would be 24 to 15.
    Scenario: [1] Two groups lose four points, one group two
      Given this position at the end of the game
        """
        . X . X O . O . O X . X .
        X X X X O O O O O X X X X
        X X X X O O O O O X X X X
        """
      Then Black wins by 7 points

    Scenario: [2] The same the other way round
      Given this position at the end of the game
        """
        . O . O X . X . X O . O .
        O O O O X X X X X O O O O
        O O O O X X X X X O O O O
        """
      Then White wins by 7 points

    Scenario: [3] A group that fills one of its last two points is lost
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X O . .
        """
      When Black plays A3 and White plays A1
      Then the last play captures A2, A3, B1, B2 and B3

  @stone-scoring.3.connection
  Rule: Joining two groups into one gains two points besides the stone that joins them

    The second group's two points can then be filled, or the first one's.

    Source: Sensei's Library, "Group Tax".

    # a joins Black's left and right. By area it is worth one point to either.
    Scenario: [1] Black joins the groups and fills two points
      Given this position, with Black to play
        """
        X X X a X X X
        . X O O O X .
        X X O . O X X
        . X O O O X .
        X X O . O X X
        """
      When Black plays a, White passes and Black plays A4
      And White passes, Black plays G4 and White passes
      And Black passes
      Then the score is Black 21, White 10

    Scenario: [2] White keeps them apart
      Given the position of stone-scoring.3.connection/1
      When Black passes, White plays a, Black passes and White passes
      Then the score is Black 18, White 11
