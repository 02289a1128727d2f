Feature: Records - moves

  Properties B and W.

  @sgf.points
  Rule: A point is a column from the left and a row from the top, each a letter beginning with a

    Source: SGF FF[4], Go, "Move, Point & Stone type" (red-bean.com/sgf/go.html).

    Scenario: [1] The corners
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[9];B[aa];W[ia];B[ai];W[ba])
        """
      Then Black may not play A9, A1, B9 and J9
      And Black may play J1

    Scenario: [2] No letter is left out
      Given an empty 13x13 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[13];B[hm];W[im];B[jm];W[mi])
        """
      Then Black may not play H1, J1, K1 and N5
      And Black may play L1, G1, N4 and N6

    Scenario: [3] Column before row
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[ab];W[ec];B[da])
        """
      Then the position is
        """
        . . . X .
        X . . . .
        . . . . O
        . . . . .
        . . . . .
        """

  @sgf.passes
  Rule: A move without a point is a pass, and so is tt on boards up to 19x19

    Source: SGF FF[4], Go, "Move, Point & Stone type" (red-bean.com/sgf/go.html).

    Scenario: [1] No point
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[];B[bb])
        """
      Then the position is
        """
        . . . . .
        . X . . .
        . . X . .
        . . . . .
        . . . . .
        """

    Scenario: [2] tt
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[3]GM[1]SZ[5];B[cc];W[tt];B[bb])
        """
      Then the position is
        """
        . . . . .
        . X . . .
        . . X . .
        . . . . .
        . . . . .
        """

    Scenario: [3] tt on the largest board where it is one
      Given an empty 19x19 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[19];B[pd];W[tt];B[dp])
        """
      Then White may not play Q16 and D4
      And White may play T1

    Scenario: [4] tt where it is a point
      Given an empty 21x21 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[21];B[tt])
        """
      Then White may not play U2

    Scenario: [5] It is the other player's turn
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[])
        """
      Then it is Black's turn
