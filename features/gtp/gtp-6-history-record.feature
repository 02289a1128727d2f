Feature: History - of a record

  A loaded game is as if it had been played.

  @gtp.history.record
  Rule: After a record is loaded the game has the history of the moves in the record

    What they created may not be repeated, what they captured counts, and they can be taken back.

    Source: Go Text Protocol 2, draft 2, section 6.3.5, loadsgf: captured stones and move history are found by replaying the
    record (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: only the axis value repetition.none has a ko that may be retaken at once. Not all others have a scenario here;
    gtp.undo.ko has one for each.

    @repetition.positional
    Scenario: [1] A ko taken in the last move may not be retaken
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[ba];W[ca];B[ab];W[bb];B[bc];W[db];B[cd];W[cc];B[ee];W[dd];B[cb])
        """
      Then the position is
        """
        . X O . .
        X . X O .
        . X O . .
        . . X O .
        . . . . X
        """
      And White may not play B4
      And White may play D5

    @repetition.positional
    Scenario: [2] A ko taken before the move that was named may not be retaken
      Given an empty 5x5 board
      When the controller loads this record up to move 12
        """
        (;FF[4]GM[1]SZ[5];B[ba];W[ca];B[ab];W[bb];B[bc];W[db];B[cd];W[cc];B[ee];W[dd];B[cb];W[ed];B[ec];W[bb])
        """
      Then White may not play B4
      And White may play E2

    # Black's first stone would be alone on the board once more.
    @repetition.positional @supply.unlimited
    Scenario: [3] Positions of the record may not be repeated, by positional superko
      Given an empty 2x2 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[2];B[ab];W[bb];B[aa];W[ba];B[ab];W[aa])
        """
      Then Black may not play A1

    @repetition.situational @supply.unlimited
    Scenario: [4] Positions of the record may not be repeated, by situational superko
      Given an empty 2x2 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[2];B[ab];W[bb];B[aa];W[ba];B[ab];W[aa])
        """
      Then Black may not play A1

    Scenario: [5] The last move can be taken back, with what it captured
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[ad];W[ae];B[be])
        """
      And the controller takes back the last move
      Then the position is
        """
        . . . . .
        . . . . .
        . . . . .
        X . . . .
        O . . . .
        """
      And White has lost 0 stones

    Scenario: [6] All moves can be taken back, and no more
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[];B[cb];W[bd])
        """
      And the controller takes back 4 moves
      Then the board is empty
      And it is refused that the controller takes back the last move

    Scenario: [7] It is the other player's turn
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc];B[cb])
        """
      Then it is White's turn

    @ending.two-passes @button.none
    Scenario: [8] Two passes at the end of the record end the game
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc];B[];W[])
        """
      Then the game is over

    @repetition.simple
    Scenario: [9] A ko taken in the last move may not be retaken, by simple ko
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[ba];W[ca];B[ab];W[bb];B[bc];W[db];B[cd];W[cc];B[ee];W[dd];B[cb])
        """
      Then White may not play B4

    @repetition.no-result
    Scenario: [10] A ko taken in the last move may not be retaken, by the Japanese rule
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[ba];W[ca];B[ab];W[bb];B[bc];W[db];B[cd];W[cc];B[ee];W[dd];B[cb])
        """
      Then White may not play B4
