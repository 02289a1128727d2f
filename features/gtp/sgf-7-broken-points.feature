Feature: Records - points and nodes that make no sense

  A file may be well formed and tell of something that can't be.

  @sgf.broken.points
  Rule: A record with a move or a stone beside the board is refused, or the faulty value is left out

    Source: SGF FF[4], Go, "Move, Point & Stone type" (red-bean.com/sgf/go.html); Go Text Protocol 2, draft 2, section 6.3.5,
    loadsgf (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: the standard lets a program drop a faulty property or value, with a warning (SGF FF[4], basics, 2.2.3); the protocol
    has a record that can't be read fail. Either will do. What is left of the record has to be played as it stands.

    Scenario: [1] A column too far to the right
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];B[fb];W[dd])

        . . . . .
        . . . . .
        . . . . .
        . . . O .
        . . . . .
        """

    Scenario: [2] A row too far down
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];B[bf];W[dd])

        . . . . .
        . . . . .
        . . . . .
        . . . O .
        . . . . .
        """

    Scenario: [3] A stone that is set up
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5]AB[bb][ff];W[dd])

        . . . . .
        . X . . .
        . . . . .
        . . . O .
        . . . . .

        . . . . .
        . . . . .
        . . . . .
        . . . O .
        . . . . .
        """

    Scenario: [4] No point at all
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];B[b4];W[dd])

        . . . . .
        . . . . .
        . . . . .
        . . . O .
        . . . . .
        """

  @sgf.broken.nodes
  Rule: A record that tells of two things at once is refused, or one of them is taken, or one after the other

    The order of the properties in a node means nothing, so nobody can tell which of two moves was made first, or which of
    two stones stands on a point.

    Source: SGF FF[4], properties, B, and set-up properties, restrictions (red-bean.com/sgf/properties.html); basics, 2.2
    (red-bean.com/sgf/sgf4.html).

    Open: the standard forbids to write such nodes and says nothing of how to read them, but that a faulty value may be dropped
    or put right. A refusal will do, and so will each way to put it right.

    Scenario: [1] A move of Black's and one of White's in a node
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];B[bb]W[dd])

        . . . . .
        . X . . .
        . . . . .
        . . . O .
        . . . . .

        . . . . .
        . X . . .
        . . . . .
        . . . . .
        . . . . .

        . . . . .
        . . . . .
        . . . . .
        . . . O .
        . . . . .
        """

    Scenario: [2] A black and a white stone on a point
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5]AB[bb][dd]AW[dd])

        . . . . .
        . X . . .
        . . . . .
        . . . X .
        . . . . .

        . . . . .
        . X . . .
        . . . . .
        . . . O .
        . . . . .

        . . . . .
        . X . . .
        . . . . .
        . . . . .
        . . . . .
        """

    Scenario: [3] A stone and none on a point
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5]AB[bb][dd]AE[dd])

        . . . . .
        . X . . .
        . . . . .
        . . . X .
        . . . . .

        . . . . .
        . X . . .
        . . . . .
        . . . . .
        . . . . .
        """

    Scenario: [4] Two moves of Black's in a node
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];B[bb][dd])

        . . . . .
        . X . . .
        . . . . .
        . . . . .
        . . . . .

        . . . . .
        . . . . .
        . . . . .
        . . . X .
        . . . . .

        . . . . .
        . X . . .
        . . . . .
        . . . X .
        . . . . .
        """
