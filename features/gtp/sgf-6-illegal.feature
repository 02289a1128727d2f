Feature: Records - illegal moves

  A record tells what was done, and that may have been against the rules.

  @sgf.illegal
  Rule: A move that the rules forbid is made as it stands in the record, or the record is refused

    Made as it stands, its stone is placed whatever was there, then chains of the opponent beside it without liberties are
    taken off, then its own if it has none. Something else, such as the game as far as the move, or without it, is neither.

    Source: SGF FF[4], properties, B, and Go, "How to execute a move" (red-bean.com/sgf/go.html); Go Text Protocol 2,
    draft 2, section 6.3.5, loadsgf: a file that can't be read because it is broken in some way
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: the standard wants viewers to make all moves, and has the property KO to help programs that play. The protocol
    finds the position by replaying the record, and has illegal moves fail. Either will do.

    Scenario: [1] A point that is occupied
      Given an empty 5x5 board
      When Black plays B2
      Then this record is refused or leads to the position below it
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[cc];B[dd])

        . . . . .
        . . . . .
        . . O . .
        . . . X .
        . . . . .
        """

    Scenario: [2] A ko that is retaken at once
      Given an empty 5x5 board
      When Black plays B2
      Then this record is refused or leads to the position below it
        """
        (;FF[4]GM[1]SZ[5];B[ba];W[ca];B[ab];W[bb];B[bc];W[db];B[cd];W[cc];B[ee];W[dd];B[cb];W[bb])

        . X O . .
        X O . O .
        . X O . .
        . . X O .
        . . . . X
        """

    Scenario: [3] Two moves in a row by one player
      Given an empty 5x5 board
      When Black plays B2
      Then this record is refused or leads to the position below it
        """
        (;FF[4]GM[1]SZ[5];B[cc];B[dd];W[bb])

        . . . . .
        . O . . .
        . . X . .
        . . . X .
        . . . . .
        """

    Scenario: [4] A self-capture of one stone
      Given an empty 5x5 board
      When Black plays B2
      Then this record is refused or leads to the position below it
        """
        (;FF[4]GM[1]SZ[5];B[ee];W[ba];B[ed];W[ab];B[aa];W[cc])

        . O . . .
        O . . . .
        . . O . .
        . . . . X
        . . . . X
        """

    Scenario: [5] A move after two passes
      Given an empty 5x5 board
      When Black plays B2
      Then this record is refused or leads to the position below it
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[];B[];W[dd])

        . . . . .
        . . . . .
        . . X . .
        . . . O .
        . . . . .
        """

    # Black's first stone is alone on the board once more.
    @supply.unlimited
    Scenario: [6] A repetition of an earlier position
      Given an empty 2x2 board
      When Black plays B2
      Then this record is refused or leads to the position below it
        """
        (;FF[4]GM[1]SZ[2];B[ab];W[bb];B[aa];W[ba];B[ab];W[aa];B[ab])

        . .
        X .
        """
