Feature: Counting - fill-in

  How the players find out the score that the rules define.

  @counting.fill-in
  Rule: Each player puts all the stones there are on the own area, and the loser has some too many

    Each has stones for half the board: 12 on 25 points, 180 on 361. Captured stones have gone back to their owner. For
    komi, half as many white stones as there are points are put on Black's area first. Each stone that finds no room and
    each point that remains open in the winner's area is a point of the lead.

    Source: Wikipedia, Rules of Go (French), "Scoring systems", "Area scoring", the second way of counting; "Ing
    counting" in Sensei's Library (https://senseis.xmp.net/?IngCounting).

    # Black has 15 points for 12 stones, White 10.
    @button.none @supply.half-the-board
    Scenario: [1] White has stones left
      Given this position at the end of the game
        """
        . X X O O
        X X X O .
        . X X O O
        X X X O .
        . X X O O
        """
      Then by fill-in White has 2 stones too many
      And by fill-in Black wins by 5 points

    @button.none @supply.half-the-board
    Scenario: [2] Black has stones left
      Given this position at the end of the game
        """
        . O O X X
        O O O X .
        . O O X X
        O O O X .
        . O O X X
        """
      Then by fill-in Black has 2 stones too many
      And by fill-in White wins by 5 points

    # By one point: the one that remains open.
    @supply.half-the-board
    Scenario: [3] White's stones all find room, Black has one point more than stones
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then by fill-in Black wins by 1 point

    # Seven stones each for eight points each.
    @supply.half-the-board
    Scenario: [4] One point remains open on both sides
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then by fill-in the game is a draw

    # 25 points, four of them filled by White. Black's 12 stones leave nine open, and White has eight left.
    @komi.black-wins-ties @ending.four-passes @first-pass.free @last-pass.either @button.none @supply.half-the-board
    Scenario: [5] A komi of eight points is four white stones in Black's area
      Given an empty 5x5 board
      When the players agree on a komi of 8
      And the game goes B3 pass C3 pass D3 pass pass
      And the players agree that no stone is dead
      Then by fill-in White has 8 stones too many
      And by fill-in Black wins by 17 points

    # Black has 190 points for 180 stones, White 171.
    @button.none @supply.half-the-board
    Scenario: [6] Exactly 180 stones each on 19x19
      Given this position at the end of the game
        """
        . X X X X X X X X X O O O O O O O O .
        X X X X X X X X X X O O O O O O O O O
        . X X X X X X X X X O O O O O O O O .
        X X X X X X X X X X O O O O O O O O O
        . X X X X X X X X X O O O O O O O O .
        X X X X X X X X X X O O O O O O O O O
        . X X X X X X X X X O O O O O O O O .
        X X X X X X X X X X O O O O O O O O O
        . X X X X X X X X X O O O O O O O O .
        X X X X X X X X X X O O O O O O O O O
        . X X X X X X X X X O O O O O O O O .
        X X X X X X X X X X O O O O O O O O O
        . X X X X X X X X X O O O O O O O O .
        X X X X X X X X X X O O O O O O O O O
        . X X X X X X X X X O O O O O O O O .
        X X X X X X X X X X O O O O O O O O O
        . X X X X X X X X X O O O O O O O O .
        X X X X X X X X X X O O O O O O O O O
        . X X X X X X X X X O O O O O O O O .
        """
      Then by fill-in White has 9 stones too many
      And by fill-in Black wins by 19 points
