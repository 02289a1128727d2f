Feature: Records - nodes

  What a record may have besides moves and set-up, and what it may lack.

  @sgf.unknown
  Rule: Properties that are not known are skipped, and those that only mark and comment change nothing

    Source: SGF FF[4], basics, 2.2 and 2.2.3 (red-bean.com/sgf/sgf4.html).

    Scenario: [1] Unknown ones
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]QQ[aa][bb]KGSDE[ab];B[cc]ZZ[]XY[W\]])
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        """

    Scenario: [2] Marks, labels, territory and time
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc]TR[aa]LB[bb:A]TB[dd][ee]TW[aa:bb]BL[17.3]MN[40]CR[cc];W[dd]KO[])
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . X . .
        . . . O .
        . . . . .
        """

  @sgf.nodes
  Rule: A node may be empty, and a record may have no move

    Source: SGF FF[4], basics, 2.1 (red-bean.com/sgf/sgf4.html), and "Variations", common pitfalls (red-bean.com/sgf/var.html).

    Scenario: [1] Nodes without a property
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];;B[cc];C[a word];;W[dd];)
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . X . .
        . . . O .
        . . . . .
        """

    Scenario: [2] No move
      Given an empty 5x5 board
      When Black plays C3
      And the controller loads this record
        """
        (;FF[4]GM[1]SZ[5])
        """
      Then the board is empty

    Scenario: [3] A move in the first node
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]B[cc];W[dd])
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . X . .
        . . . O .
        . . . . .
        """

  @untestable @sgf.variations
  Rule: The main line of a record is the first variation wherever there are several

    Source: SGF FF[4], basics, 1, and "Variations" (red-bean.com/sgf/var.html).

    Untestable: the only command that loads a record "has no support for sgf files with variations or game collections"
    (Go Text Protocol 2, draft 2, section 6.3.5), so an engine may do with them what it likes.
