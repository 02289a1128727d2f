Feature: Rule 2 - Adjacent points

  The one relation between points on which capture and territory rest.

  @base.2.adjacent
  Rule: Two distinct points are adjacent if a line joins them with no other point in between

    So a point has four neighbours in the middle of the board, three on an edge and two in a corner. Diagonal neighbours
    are not adjacent, and neither are the ends of a line or the end of one row and the beginning of the next. Stones on
    adjacent points are called adjacent too.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 2, definition of adjacent; explanation, "Board",
    with its diagrams, and "Positions" for adjacent stones.

    Open: the word "distinct" stands in the explanation only. It keeps a point from being its own neighbour; nothing in
    play depends on it, as no point is both empty and occupied.

    # D1
    Scenario: [1] Next to one another on a horizontal line: adjacent
      Given this position, with White to play
        """
        . . . . .
        . . . . .
        . . . . .
        . # # . .
        . . . . .
        """
      Then the chain of B2 is the marked stones

    # D2
    Scenario: [2] Next to one another on a vertical line, at the edge: adjacent
      Given this position, with White to play
        """
        . . . . .
        . . . . .
        . . . . .
        # . . . .
        # . . . .
        """
      Then the chain of A1 is the marked stones

    # D3
    Scenario: [3] On the same line with a point in between: not adjacent
      Given this position, with White to play
        """
        . . . . .
        . . . . .
        . . . . .
        X . X . .
        . . . . .
        """
      Then the chain of A2 is A2

    # D4
    Scenario: [4] Diagonally opposite: not adjacent
      Given this position, with White to play
        """
        . . . . .
        . . . X .
        . . X . .
        . . . . .
        . . . . .
        """
      Then the chain of C3 is C3
      And the chain of D4 is D4

    Scenario: [5] Two neighbours in a corner, three on an edge, four in the middle
      Given this position, with Black to play
        """
        X . O . O
        . . . . .
        O . X . X
        . . . . .
        X . O . X
        """
      Then the liberties of A1 are A2 and B1
      And the liberties of A5 are A4 and B5
      And the liberties of E1 are D1 and E2
      And the liberties of E5 are D5 and E4
      And the liberties of C1 are B1, D1 and C2
      And the liberties of A3 are A2, A4 and B3
      And the liberties of C5 are B5, D5 and C4
      And the liberties of E3 are E2, E4 and D3
      And the liberties of C3 are B3, D3, C2 and C4

    Scenario: [6] Two stones enclose a corner, three a point on the edge, four one in the middle
      Given this position, with Black to play
        """
        a X . . .
        . . X . .
        X X O b .
        O X X . .
        c . . . .
        """
      When Black plays b
      Then the last play captures C3
      When White plays a and Black plays c
      Then the last play captures A2
      When White passes and Black plays A4
      Then the last play captures A5

    Scenario: [7] Stones on all four diagonals enclose nothing
      Given this position, with Black to play
        """
        . . . . .
        . X . X .
        . . O . .
        . a . X .
        . . . . .
        """
      When Black plays a
      Then the last play captures nothing

    Scenario: [8] A row does not go on in the next one
      Given this position, with Black to play
        """
        . . . . .
        . . . . X
        . . . X O
        O . . . a
        . . . . .
        """
      When Black plays a
      Then the last play captures E3

    Scenario: [9] A row does not go on in the one before
      Given this position, with White to play
        """
        . . . . .
        . . . . X
        O . . . .
        X a . . .
        O . . . .
        """
      When White plays a
      Then the last play captures A2

    Scenario: [10] A column does not begin again at the other edge
      Given this position, with White to play
        """
        . O X a .
        . . O . .
        . . . . .
        . . . . .
        . . . . .
        """
      When White plays a
      Then the last play captures C5

    Scenario: [11] Neighbours are the same on a board that is not square
      Given this position, with Black to play
        """
        O X . . . . .
        a . . . . . .
        . . . . . . .
        . . . . . X O
        . . . . . . b
        """
      When Black plays a
      Then the last play captures A5
      When White passes and Black plays b
      Then the last play captures nothing
      And the liberty of G2 is G3
