Feature: Belgian beginners' page - Counting

  The three steps of the count, and the page's two results.

  @belgian.10
  Rule: Neutral points are filled, prisoners and dead stones go into the territory of their colour, free points are counted

    It makes no difference who fills the neutral points. Dead are stones that have no way to escape capture.

    Source: Belgian Go Federation, beginners' page, "Fin de partie", the three steps, diagrams 1 and 2: two neutral
    points, four dead stones, and Black wins by 14 to 12. The board is ours.

    Scenario: [1] Black wins by 14 to 12
      Given this position, with Black to play
        """
        . . X a O O O . .
        . . X X O O O . .
        @ . X X X O O . #
        . . X X X O O O .
        X . X X O O O . .
        X @ X O O O . . .
        . X X X O O O O .
        . . @ X X O O O O
        . X X X b O O . .
        """
      When Black plays a, White plays b, Black passes and White passes
      And the players agree that the marked stones are dead
      Then by rearrangement Black has 14 points and White has 12
      And Black wins by 2 points

    Scenario: [2] It makes no difference who fills the neutral points
      Given the position of belgian.10/1
      When Black plays b, White plays a, Black passes and White passes
      And the players agree that A7, B4, C2 and J7 are dead
      Then by rearrangement Black has 14 points and White has 12

    Scenario: [3] The dead stones are prisoners
      Given the position of belgian.10/1
      When Black plays a, White plays b, Black passes and White passes
      And the players agree that A7, B4, C2 and J7 are dead
      Then White has lost 3 stones
      And Black has lost 1 stone
      And the score is Black 18, White 16

  @belgian.11
  Rule: In the sample game on 9x9, after 51 moves with one stone captured and one dead, Black wins by 17 to 13

    Source: Belgian Go Federation, beginners' page, "Mini-partie commentée". The moves are in lost pictures; the board
    is ours, with as many stones as the page's game must have had: 25 of each colour after Black lost one, and a dead
    white stone among them.

    Scenario: [1] The count at the end
      Given this position, with White to play
        """
        . . X O . . . . .
        . X X X O . O . .
        . . X X O O . O .
        X . . X X O . . O
        . @ . X O O O O O
        . . X X O . O X X
        X . X O O O X X .
        . X X O . O X . X
        . X O O O O X X .
        """
      And 1 black and 0 white stones have been captured
      When both players pass
      And the players agree that the marked stones are dead
      Then by rearrangement Black has 17 points and White has 13
      And Black wins by 4 points
