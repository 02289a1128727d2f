Feature: Rule 7, step 2 - Capturing

  The opponent's stones that have lost their last liberty.

  @base.7.step-2
  Rule: After placing the stone the player removes all of the opponent's stones that have no liberties

    Removed stones are said to be captured by the player who moves. A chain is always captured whole, as its stones have
    the same liberties, and one play can capture several chains. Stones near an edge or in a corner have fewer liberties
    to begin with.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7, step 2; explanation, "Capturing", with its
    diagrams.

    # D15-D17
    Scenario: [1] Black captures one stone in the middle
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . X O a .
        . . X . .
        . . . . .
        """
      When Black plays a
      Then the last play captures C3
      And the liberties of D3 are C3, D4, D2 and E3

    # D18-D20
    Scenario: [2] Black captures one stone on the edge
      Given this position, with Black to play
        """
        . . . . .
        X . . . .
        O X . . .
        a . . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures A3

    Scenario: [3] White captures one stone in the corner
      Given this position, with White to play
        """
        . . . a X
        . . . . O
        . X . . .
        . . . . .
        . . . . .
        """
      When White plays a
      Then the last play captures E5

    # D21-D23
    Scenario: [4] White captures a chain of four stones
      Given this position, with White to play
        """
        . O . . .
        O # a . .
        O # # O .
        . O # O .
        . . O . .
        """
      When White plays a
      Then the last play captures the marked stones

    # D27-D31
    Scenario: [5] Black captures two stones on the edge, and White captures the stone in the corner in turn
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . O O O .
        . . X X O
        . X @ @ a
        """
      When Black plays a
      Then the last play captures the marked stones
      When White plays D1
      Then the last play captures E1
      And the position is
        """
        . . . . .
        . . X . .
        . O O O .
        . . X X O
        . X . O .
        """

    # D32-D34
    Scenario: [6] White captures three chains, seven stones, with one play
      Given this position, with White to play
        """
        . . X X .
        O O . O .
        O # O # O
        # a # # O
        # # O O .
        """
      When White plays a
      Then the last play captures the marked stones

    Scenario: [7] A stone with a liberty left is not captured, though those beside it are
      Given this position, with Black to play
        """
        . X X . .
        X @ @ a .
        O X X O X
        . O . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures the marked stones
      And the liberty of D3 is D2

    Scenario: [8] White fills the one point that a chain surrounds, in a corner of a 19x19 board
      Given this position, with White to play
        """
        19x19
          - - - - - - -
        | # # # # # O .
        | # # a # # O .
        | # # # # # O .
        | O O O O O O .
        | . . . . . . .
        """
      When White plays a
      Then the last play captures the marked stones

    Scenario: [9] White captures a chain that runs into a corner of a 13x13 board
      Given this position, with White to play
        """
        13x13
        . . . . |
        . . O O |
        . O # # |
        . . O # |
        . . O # |
        . . O a |
        - - - -
        """
      When White plays a
      Then the last play captures the marked stones

    Scenario: [10] White captures two stones in the corner where the columns and rows begin
      Given this position, with White to play
        """
        . . . .
        . . . .
        O O . .
        # # a .
        """
      When White plays a
      Then the last play captures the marked stones

    Scenario: [11] Under the stones: where three were taken, a stone takes two
      Given this position, with White to play
        """
        . . . . . .
        . . . . . .
        O O O X X X
        # # # a O X
        """
      When White plays a
      Then the last play captures the marked stones
      When Black plays C1
      Then the last play captures D1 and E1
      And the liberties of C1 are B1 and D1
