Feature: Records - broken files

  A file that can't be read is refused, and the game stays as it is; or it is put right as the standard allows.

  @sgf.broken
  Rule: A file that is no game tree is refused, or read as far as it is one

    A game tree begins with a parenthesis and a semicolon, every parenthesis and every bracket is closed, and every property
    has a value. Where the tree can be told all the same, a program may put right what is missing or leave out what is faulty.

    Source: SGF FF[4], basics, 2.1 (red-bean.com/sgf/sgf4.html), and "Variations", common pitfalls (red-bean.com/sgf/var.html);
    Go Text Protocol 2, draft 2, section 6.3.5, loadsgf (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: the standard lets programs put right or drop what is faulty (basics, 2.2.3); the protocol has a file fail that can't be
    read because it is broken in some way. Either will do where there is one game that the file can be meant for.

    Scenario: [1] Text of another kind
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        This is a letter, and no game.
        """
      And the position is
        """
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        """

    Scenario: [2] The last parenthesis is missing
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];B[bb];W[dd]

        . . . . .
        . X . . .
        . . . . .
        . . . O .
        . . . . .
        """

    Scenario: [3] It ends in a point
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];B[bb];W[d

        . . . . .
        . X . . .
        . . . . .
        . . . . .
        . . . . .
        """

    Scenario: [4] It ends in a comment
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];B[bb];W[dd]C[a word\])

        . . . . .
        . X . . .
        . . . . .
        . . . O .
        . . . . .
        """

    Scenario: [5] A tree without a node
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused
        """
        ()
        """
      And C4 is empty

    Scenario: [6] A property without a value
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];B;W[dd])

        . . . . .
        . . . . .
        . . . . .
        . . . O .
        . . . . .
        """

    Scenario: [7] A value without a property
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];[bb];W[dd])

        . . . . .
        . . . . .
        . . . . .
        . . . O .
        . . . . .
        """

    Scenario: [8] Moves after the last parenthesis
      Given an empty 5x5 board
      When Black plays C3
      Then this record is refused or put right, as one of the pictures below it shows
        """
        (;FF[4]GM[1]SZ[5];B[bb]);W[dd]

        . . . . .
        . X . . .
        . . . . .
        . . . . .
        . . . . .
        """
