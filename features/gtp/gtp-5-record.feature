Feature: Loading a record

  A record of a game takes the place of the game.

  @gtp.record
  Rule: A record that is loaded gives board, komi and moves, and nothing of the game before is left

    Source: Go Text Protocol 2, draft 2, section 6.3.5, loadsgf (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: nothing is said of a komi that the record does not give, of a handicap, and of rules. No scenario asks what becomes
    of them.

    Scenario: [1] The position at the end
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc];B[cb];W[bd])
        """
      Then the position is
        """
        . . . . .
        . . X . .
        . . X O .
        . O . . .
        . . . . .
        """

    Scenario: [2] Captures are made
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[ad];W[ae];B[be];W[ee];B[ed];W[cc];B[de])
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . O . .
        X . . . X
        . X . X .
        """
      And White has lost 2 stones

    Scenario: [3] The game goes on from there
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc];B[cb])
        """
      And the game goes D4 B2
      Then the last play captures nothing
      And White may play C2

    Scenario: [4] The size of the board
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[13];B[dd];W[jj])
        """
      Then the board is 13x13
      And Black may not play D10 and K4, because the point is occupied
      And Black may play D4 and K10

    Scenario: [5] The komi
      Given an empty 9x9 board
      When the controller sets a komi of 0.5
      And the controller loads this record
        """
        (;FF[4]GM[1]SZ[9]KM[7.5];B[cc])
        """
      Then the komi is 7.5

    Scenario: [6] The stones of the game before are gone
      Given an empty 5x5 board
      When the game goes B2 D4 B4 D2
      And the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc])
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        """

    Scenario: [7] Its moves and captures too
      Given an empty 5x5 board
      When the game goes A2 A1 B1
      And the controller loads this record
        """
        (;FF[4]GM[1]SZ[5])
        """
      Then White has lost 0 stones
      And it is refused that the controller takes back the last move
