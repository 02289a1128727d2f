Feature: Records - values that make no sense

  A file may be well formed and tell of no game of Go.

  @sgf.broken.game
  Rule: A record of another game is refused

    Source: SGF FF[4], properties, GM, which is there to help programs to reject games they can't handle
    (red-bean.com/sgf/properties.html).

    Scenario: [1] Othello
      Given an empty 8x8 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[2]SZ[8];B[ee];W[ed])
        """
      And E4 and E5 are empty

  @sgf.broken.size
  Rule: A record of a board that there is not is refused

    Source: SGF FF[4], properties, SZ: any size from 1x1 on (red-bean.com/sgf/properties.html).

    Scenario: [1] No line
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[0];B[])
        """
      And the board is 5x5

    Scenario: [2] Fewer than none
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[-5];B[bb])
        """
      And B4 is empty

    Scenario: [3] More than the standard has
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[1000];B[bb])
        """
      And B4 is empty

    Scenario: [4] A word
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[small];B[bb])
        """
      And B4 is empty
