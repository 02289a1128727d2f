Feature: Records - set-up

  Properties AB, AW and AE.

  @sgf.set-up
  Rule: Stones that are set up stand on the points that are listed, singly or as rectangles

    A rectangle is given by its upper left and its lower right corner.

    Source: SGF FF[4], properties, AB, AW and AE (red-bean.com/sgf/properties.html), and basics, 3.5.1, compressed point lists
    (red-bean.com/sgf/sgf4.html).

    Scenario: [1] Single stones
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]AB[bb][cc]AW[dd])
        """
      Then the position is
        """
        . . . . .
        . X . . .
        . . X . .
        . . . O .
        . . . . .
        """

    Scenario: [2] Rectangles
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]AB[aa:bb][ea]AW[ad:be][ed:ee])
        """
      Then the position is
        """
        X X . . X
        X X . . .
        . . . . .
        O O . . O
        O O . . O
        """

    Scenario: [3] Stones that are set up can be captured
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]AB[ba][ac]AW[aa]PL[B];B[ab])
        """
      Then the position is
        """
        . X . . .
        X . . . .
        X . . . .
        . . . . .
        . . . . .
        """
      And White has lost 1 stone

  @sgf.set-up.later
  Rule: What is set up after the first node overwrites what stands, and captures nothing

    AE takes stones off the board, and they do not count as captured.

    Source: SGF FF[4], properties, AB, AW and AE (red-bean.com/sgf/properties.html), and "Move vs. Add Stones"
    (red-bean.com/sgf/ff5/m_vs_ax.htm).

    Open: chains without liberties, which the standard allows. A program that can't have them should say so. No scenario has
    any.

    Scenario: [1] Stones are added
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc];AB[bb][bc]AW[dd])
        """
      Then the position is
        """
        . . . . .
        . X . . .
        . X X O .
        . . . O .
        . . . . .
        """

    Scenario: [2] Stones are taken off
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc];B[cb];W[db];AE[cc][db])
        """
      Then the position is
        """
        . . . . .
        . . X . .
        . . . O .
        . . . . .
        . . . . .
        """
      And Black has lost 0 stones
      And White has lost 0 stones

    Scenario: [3] A stone gets another colour
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[cc];W[dc];AW[cc])
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . O O .
        . . . . .
        . . . . .
        """

    Scenario: [4] The game goes on with what was set up
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[ab];W[aa];AB[ba]AE[ab]PL[B];B[ab])
        """
      Then the position is
        """
        . X . . .
        X . . . .
        . . . . .
        . . . . .
        . . . . .
        """
