Feature: Records - form

  How a record is written.

  @sgf.text
  Rule: What stands in brackets ends at the first bracket without a backslash before it

    Source: SGF FF[4], basics, 2.1, 3.2 and 3.3 (red-bean.com/sgf/sgf4.html).

    Scenario: [1] Brackets, parentheses and semicolons in a comment
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5];B[bb]C[a \] and a [, (;W[cc\]);W[dd\]];W[bd])
        """
      Then the position is
        """
        . . . . .
        . X . . .
        . . . . .
        . O . . .
        . . . . .
        """

    Scenario: [2] A backslash at the end of a comment
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]GN[C:\\];B[bb])
        """
      Then White may not play B4

    Scenario: [3] A comment of several lines
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]C[one
        two \
        three

        ;B[aa\]];B[bb])
        """
      Then White may not play B4
      And White may play A5

  @sgf.space
  Rule: White space may stand between properties and values, nodes and games, and line breaks anywhere there

    Source: SGF FF[4], basics, 2.1 (red-bean.com/sgf/sgf4.html).

    Scenario: [1] Much of it
      Given an empty 5x5 board
      When the controller loads this record
        """

          (
          ; FF [4]  GM
        [1]
            SZ [5]
            AB [bb]
               [cc]  ; W
         [dd]
          )

        """
      Then the position is
        """
        . . . . .
        . X . . .
        . . X . .
        . . . O .
        . . . . .
        """

    Scenario: [2] None
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;SZ[5]AB[bb][cc]FF[4]GM[1];W[dd])
        """
      Then the position is
        """
        . . . . .
        . X . . .
        . . X . .
        . . . O .
        . . . . .
        """
