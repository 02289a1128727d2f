Feature: Rule 2 - The board

  Where the game is played. Points are named by the letter of their column, which is never I, and the number of their
  row, counted from below.

  @base.2
  Rule: The board is a plain grid of 19 horizontal and 19 vertical lines

    Such a board has 361 points. All of them are alike: the dots that mark some of them mean nothing to the rules.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 2; explanation, "Board".

    Scenario: [1] The corners, the edges and the middle belong to the board
      Given an empty 19x19 board
      Then Black may play A1, A19, T1 and T19
      And Black may play K1, K19, A10 and T10
      And Black may play K10, D4, H12 and J12

    Scenario: [2] There is no twentieth line
      Given an empty 19x19 board
      Then Black may not play U1, because the board has no such point
      And Black may not play A20, because the board has no such point
      And Black may not play U20, because the board has no such point

    @needs.literal-score
    Scenario: [3] There are 361 points, and a lone stone holds them all
      Given an empty 19x19 board
      When the game goes K10 pass pass
      Then the score is Black 361, White 0

  @base.2.other-sizes
  Rule: The game can also be played on a board of another size

    All other rules stay as they are. Boards of 9x9 and 13x13 are common for shorter games, and the source explains the
    rules on 5x5.

    Source: Wikipedia, Rules of Go (French), explanation, "Board".

    Open: the sizes that the source names are all square. That a board may have more lines one way than the other is our
    reading of "another size".

    Scenario: [1] On 9x9 the lines end at the ninth
      Given an empty 9x9 board
      Then Black may play A1, J1, A9, J9 and E5
      And Black may not play K1, because the board has no such point
      And Black may not play A10, because the board has no such point

    Scenario: [2] On 13x13 the lines end at the thirteenth
      Given an empty 13x13 board
      Then Black may play A1, N1, A13, N13 and G7
      And Black may not play O1, because the board has no such point
      And Black may not play A14, because the board has no such point

    Scenario: [3] On 5x5 the lines end at the fifth
      Given an empty 5x5 board
      Then Black may play A1, E1, A5, E5 and C3
      And Black may not play F3, because the board has no such point
      And Black may not play C6, because the board has no such point

    Scenario: [4] A board of 7 columns and 4 rows is no board of 4 columns and 7 rows
      Given an empty 7x4 board
      Then Black may play A1, G1, A4 and G4
      And Black may not play D5, because the board has no such point
      And Black may not play H4, because the board has no such point

  @base.2.intersection
  Rule: A point is where a horizontal line meets a vertical line

    It is also called an intersection. The lines meet at their ends too, so the edges and corners of the board are points
    like any other. Stones stand on points and not in the squares between them.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 2, definition of an intersection; explanation,
    "Board".

    Scenario: [1] Three lines and three lines meet in nine points
      Given an empty 3x3 board
      Then Black may play A1, A2, A3, B1, B2, B3, C1, C2 and C3 and nowhere else

    Scenario: [2] Each name means one point: letters go from left to right, numbers from below
      Given an empty 9x9 board
      When the game goes A1 H2 J2 C9 J9 A8
      Then the position is
        """
        . . O . . . . . X
        O . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . O X
        X . . . . . . . .
        """

    Scenario: [3] Four lines and two lines meet in eight points
      Given an empty 4x2 board
      Then Black may play A1, A2, B1, B2, C1, C2, D1 and D2 and nowhere else
