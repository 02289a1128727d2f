Feature: Records - whose turn it is

  Property PL.

  @sgf.turn
  Rule: A record may say whose turn it is

    Source: SGF FF[4], properties, PL (red-bean.com/sgf/properties.html).

    Open: whose turn it is without PL, where stones were set up. No scenario asks for it.

    Scenario: [1] White's, in the first node
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]AB[bb]AW[dd]PL[W])
        """
      Then White may play C3
      And it is White's turn

    Scenario: [2] Black's, in the first node
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]AB[bb]AW[dd]PL[B])
        """
      Then Black may play C3
      And it is Black's turn

    Scenario: [3] After moves
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[bb];W[dd];PL[W])
        """
      Then it is White's turn

    Scenario: [4] Until the next move
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]AB[bb]AW[dd]PL[W];W[cc])
        """
      Then it is Black's turn

    Scenario: [5] White makes the first move
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]PL[W];W[cc];B[bb])
        """
      Then the position is
        """
        . . . . .
        . X . . .
        . . O . .
        . . . . .
        . . . . .
        """
      And it is White's turn
