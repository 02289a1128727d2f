Feature: The French rules - The fast way to count

  Counting without counting the stones on the board.

  @french.fast-count
  Rule: If prisoners are kept, a pass costs a stone and White hands over one more when Black played last, empty points are all that need be counted

    The prisoners are put into their owner's territory. In an even game both players have then used equally many stones,
    all of which are on the board; with a handicap of n stones Black has n - 1 more, which White's n - 1 points make up for.
    The komi, or the half point of a handicap game, is added as always.

    Source: French rules, "Méthode de décompte rapide", with its examples (jeudego.org/_php/regleGo.php?chap=10).

    # Positions of ours with the numbers of the rules' examples, whose pictures we do not have.

    # Black holds 5 stones taken, 2 dead, one of White's pass and one more: 9. White holds 2, 2 and one: 5.
    Scenario: [1] The even game: 47 to 34 on the board, 18 points to 5 by the fast way
      Given this position, with White to play
        """
        . . . . X O O . .
        . X X X X O . O .
        . X . X O O O . .
        X . . X X O O O .
        . . @ X . X O # .
        . @ X . X X O . O
        . . X X X O O # .
        X X . . X X O O .
        . . . X X O O O .
        """
      And 2 black and 5 white stones have been captured
      When the players agree on a komi of 7.5
      And White passes and Black passes
      And White passes
      And the players agree that C5, B4, H5 and H3 are dead
      Then White has lost 9 stones
      And Black has lost 5 stones
      And the score is Black 47, White 41.5
      And Black wins by 5.5 points
      And by rearrangement Black has 18 points and White has 5

    # Black holds the stone of White's pass; White holds 5 stones taken, 2 dead and one of Black's pass: 8.
    Scenario: [2] The game with three handicap stones: 20 points to 15 by the fast way
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
      And 5 black and 0 white stones have been captured
      When Black passes and White passes
      And the players agree that H5 and J3 are dead
      Then Black has lost 8 stones
      And White has lost 1 stone
      And the score is Black 44, White 37
      And by rearrangement Black has 20 points and White has 15

    Scenario: [3] Black played last, and both ways make it one point
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1
      And the game goes pass pass pass
      And the players agree that no stone is dead
      Then Black wins by 1 point
      And by rearrangement Black has 2 points and White has 1
