Feature: Records - points and nodes that make no sense

  A file may be well formed and tell of something that can't be.

  @sgf.broken.points
  Rule: A record with a move or a stone beside the board is refused

    Source: SGF FF[4], Go, "Move, Point & Stone type" (red-bean.com/sgf/go.html); Go Text Protocol 2, draft 2, section 6.3.5,
    loadsgf (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: a program may drop a faulty property if it displays a warning (SGF FF[4], basics, 2.2.3). A controller is shown
    none, so it would take the game for the one that was recorded.

    Scenario: [1] A column too far to the right
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[5];B[fb];W[dd])
        """
      And D2 is empty

    Scenario: [2] A row too far down
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[5];B[bf];W[dd])
        """
      And D2 is empty

    Scenario: [3] A stone that is set up
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[5]AB[bb][ff];W[dd])
        """
      And B4 and D2 are empty

    Scenario: [4] No point at all
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[5];B[b4];W[dd])
        """
      And B4 and D2 are empty

  @sgf.broken.nodes
  Rule: A record that tells of two things at once is refused

    The order of the properties in a node means nothing, so nobody can tell which of two moves was made first, or which of
    two stones stands on a point.

    Source: SGF FF[4], properties, B, and set-up properties, restrictions (red-bean.com/sgf/properties.html); basics, 2.2
    (red-bean.com/sgf/sgf4.html).

    Open: as for a point beside the board, in sgf.broken.points.

    Scenario: [1] A move of Black's and one of White's in a node
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[5];B[bb]W[dd])
        """
      And B4 and D2 are empty

    Scenario: [2] A black and a white stone on a point
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[5]AB[bb][dd]AW[dd])
        """
      And B4 and D2 are empty

    Scenario: [3] A stone and none on a point
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[5]AB[bb][dd]AE[dd])
        """
      And B4 and D2 are empty

    Scenario: [4] Two moves of Black's in a node
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        (;FF[4]GM[1]SZ[5];B[bb][dd])
        """
      And B4 and D2 are empty
