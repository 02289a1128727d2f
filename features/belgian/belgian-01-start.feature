Feature: Belgian beginners' page - The game and its aim

  A page of the Belgian Go Federation teaches the rules to newcomers. Its sentences bear no numbers; those here are
  ours.

  @belgian.1
  Rule: Two players place stones in turn, Black first, on the free points of an empty board of 19 by 19 lines

    Stones are not moved afterwards.

    Source: Belgian Go Federation, beginners' page, the board.

    Open: the page ends with a game on 9x9, so the rules are not those of the large board alone.

    Scenario: [1] An empty board, and Black to begin
      Given an empty 19x19 board
      Then the board is empty
      And it is Black's turn
      And Black may play A1, K10 and T19

    Scenario: [2] In turn
      Given an empty 9x9 board
      When Black plays C3
      Then it is White's turn
      And Black may not play G7, because it is the opponent's turn
      When White plays G7
      Then it is Black's turn

    Scenario: [3] On free points only
      Given an empty 9x9 board
      When Black plays C3
      Then White may not play C3, because the point is occupied

    Scenario: [4] The stones stay where they were played
      Given an empty 5x5 board
      When the game goes B2 D4 D2 B4 C3
      Then the position is
        """
        . . . . .
        . O . O .
        . . X . .
        . X . X .
        . . . . .
        """

  @belgian.2
  Rule: The aim is to make territory: empty points surrounded by stones of one colour, with the edges of the board as borders

    Source: Belgian Go Federation, beginners' page, the board.

    Open: whether points surrounded by stones in seki are territory. The page does not know seki; by its words they are.

    Scenario: [1] A corner, an edge and the middle
      Given this position at the end of the game
        """
        . X O O O . .
        X X O . O O O
        X X O O O X X
        X . X O X X .
        X X X X X X X
        """
      Then Black's territory is A5, B2 and G2
      And White's territory is D4, F5 and G5

    Scenario: [2] Points between the two colours are nobody's
      Given this position at the end of the game
        """
        . X . O .
        X X X O O
        . X a O .
        """
      Then C3 and a are neutral
      And Black's territory is A1 and A3
