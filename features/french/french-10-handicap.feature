Feature: The French rules - Handicap

  What evens out a difference in strength.

  @french.handicap
  Rule: Black makes several moves in a row at the start; White gets half a point and one point for each move missed

    Traditionally the stones go on the marked points. The half point is there so that no game is drawn.

    Source: French rules, "Partie à handicap" (jeudego.org/_php/regleGo.php).

    Open: Black makes the moves, so we let Black choose the points; tradition would have them fixed.

    Scenario: [1] Black places the stones, then it is White's turn
      Given an empty 9x9 board
      When the players agree on 3 handicap stones
      And Black places handicap stones on C3, G7 and E5
      Then it is White's turn
      And the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """

    # The three stones hold all 81 points of the board.
    @needs.literal-score
    Scenario: [2] Two and a half points for three stones
      Given an empty 9x9 board
      When the players agree on a komi of 0.5
      And the players agree on 3 handicap stones
      And Black places handicap stones on C3, G7 and E5
      And White passes and Black passes
      And White passes
      And the players agree that no stone is dead
      Then the score is Black 81, White 2.5

    # A position of ours with the numbers of the rules' example, whose picture we do not have: a game with a handicap of
    # three stones, begun before the picture. So the two points are part of the komi here.
    Scenario: [3] 28 points and 16 stones to 16 points, 21 stones and two and a half
      Given this position, with Black to play
        """
        . . . . X O . . .
        . . X . X O . O .
        . X . X X O . . .
        . . . X O O O O O
        . . . X X O O # .
        . X . X X O O . O
        . . . X X O O . #
        . . . . X O . O .
        . . . . X O O O .
        """
      When the players agree on a komi of 2.5
      And Black passes and White passes
      And the players agree that H5 and J3 are dead
      Then the score is Black 44, White 39.5
      And Black wins by 4.5 points
