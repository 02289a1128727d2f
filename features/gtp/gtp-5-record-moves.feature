Feature: Loading a record - up to a move

  The controller may name a move before which the game is to stand.

  @gtp.record.move-number
  Rule: With the number of a move the game stands as it was before that move

    Moves are counted from one, passes among them. If there is no such move the game stands at the end of the record.

    Source: Go Text Protocol 2, draft 2, section 6.3.5, loadsgf (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: nothing is said of stones that are set up; they are no moves (SGF FF[4], red-bean.com/sgf/sgf4.html, 2.2.1).

    Scenario: [1] Before the third
      Given an empty 5x5 board
      When the controller loads this record up to move 3
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc];B[cb];W[bd])
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . X O .
        . . . . .
        . . . . .
        """
      And Black may play C4

    Scenario: [2] Before the first
      Given an empty 5x5 board
      When the controller loads this record up to move 1
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc])
        """
      Then the board is empty

    Scenario: [3] Before the last
      Given an empty 5x5 board
      When the controller loads this record up to move 4
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc];B[cb];W[bd])
        """
      Then B2 is empty
      And White may play B2

    Scenario: [4] A number beyond the last
      Given an empty 5x5 board
      When the controller loads this record up to move 3
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc])
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . X O .
        . . . . .
        . . . . .
        """
      When the controller loads this record up to move 1000
        """
        (;FF[4]GM[1]SZ[5];B[bb])
        """
      Then the position is
        """
        . . . . .
        . X . . .
        . . . . .
        . . . . .
        . . . . .
        """

    Scenario: [5] A pass is a move
      Given an empty 5x5 board
      When the controller loads this record up to move 4
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[];B[cb];W[bd])
        """
      Then the position is
        """
        . . . . .
        . . X . .
        . . X . .
        . . . . .
        . . . . .
        """

    Scenario: [6] Stones that are set up are no move
      Given an empty 5x5 board
      When the controller loads this record up to move 2
        """
        (;FF[4]GM[1]SZ[5]AB[bb][dd];W[cc];B[cb])
        """
      Then the position is
        """
        . . . . .
        . X . . .
        . . O . .
        . . . X .
        . . . . .
        """

    Scenario: [7] A capture that comes later is not made
      Given an empty 5x5 board
      When the controller loads this record up to move 3
        """
        (;FF[4]GM[1]SZ[5];B[ad];W[ae];B[be])
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . . . .
        X . . . .
        O . . . .
        """
      And White has lost 0 stones
