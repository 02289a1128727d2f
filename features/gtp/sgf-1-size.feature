Feature: Records - the size of the board

  Property SZ.

  @sgf.size
  Rule: A record is of a square board of the size it gives, and of 19x19 if it gives none

    Source: SGF FF[4], properties, SZ (red-bean.com/sgf/properties.html).

    Open: the standard allows boards to 52x52; the Go Text Protocol has names for points to 25x25.

    Scenario: [1] 9x9
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[9];B[ii])
        """
      Then the board is 9x9

    Scenario: [2] 19x19, given
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[19];B[dd])
        """
      Then the board is 19x19

    Scenario: [3] 19x19, not given
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1];B[dd])
        """
      Then the board is 19x19

    Scenario: [4] 3x3
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[3];B[bb])
        """
      Then the position is
        """
        . . .
        . X .
        . . .
        """

  @sgf.size.rectangular
  Rule: Of two numbers the first is that of the columns and the second that of the rows

    Source: SGF FF[4], properties, SZ (red-bean.com/sgf/properties.html).

    @needs.rectangular
    Scenario: [1] Wider than high
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5:3];B[aa];W[ea];B[ac];W[ec])
        """
      Then the board is 5x3
      And the position is
        """
        X . . . O
        . . . . .
        X . . . O
        """

    @needs.rectangular
    Scenario: [2] Higher than wide
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[2:4];B[ba];W[bd])
        """
      Then the board is 2x4
      And the position is
        """
        . X
        . .
        . .
        . O
        """
