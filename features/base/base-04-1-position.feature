Feature: Rule 4 - Positions

  What stands on the board, and what a position is.

  @base.4
  Rule: At any time every point is in exactly one of three states: empty, occupied by Black, or occupied by White

    Source: Wikipedia, Rules of Go (French), reference statement, rule 4; explanation, "Positions", with its diagram.

    # D5
    # The position that others begin with: who can show a board shows this.
    @shows-only
    Scenario: [1] A possible position
      Given this position, with Black to play
        """
        . X . . X
        X X . O X
        . . O . .
        O . O X O
        . X O O .
        """
      Then the position is
        """
        . X . . X
        X X . O X
        . . O . .
        O . O X O
        . X O O .
        """

    Scenario: [2] A play takes its point from empty to occupied, and the others keep their state
      Given the position of base.4/1
      When Black plays E3
      Then the position is
        """
        . X . . X
        X X . O X
        . . O . X
        O . O X O
        . X O O .
        """

    Scenario: [3] A point never holds a second stone
      Given the position of base.4/1
      Then Black may not play B5, because the point is occupied
      And Black may not play C3, because the point is occupied

    Scenario: [4] A point whose stone is captured is empty again
      Given the position of base.4/1
      When Black passes and White plays D3
      Then the last play captures D2
      And D2 is empty

  @base.4.position
  Rule: A position is the state of every point and nothing else

    It does not tell whose turn it is, which moves led to it or how many stones have been captured. Rules on repetition
    compare positions in this sense: that is where it shows.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 4; explanation, "Positions".

    Open: the sources describe games that begin on an empty board. Where a scenario begins from a picture, we count that
    position among those that have occurred.

    @repetition.positional
    Scenario: [1] Captured stones make no difference: each side has lost one since, and it is the same position
      Given this position, in which White has just played D4
        """
        . X O . .
        X O a O .
        . X O . .
        . . . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures B4
      And White may not play B4, because it recreates an earlier position

    @repetition.positional
    Scenario: [2] The turn makes no difference: the other player is to move, and it is the same position
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then the position is
        """
        . . O
        """
      And Black may not play A1, because it recreates an earlier position

    @repetition.positional
    Scenario: [3] The turn makes no difference where two stones were sent out and one returned
      Given the position of base.8/4
      When the game goes A6 B6 a c
      Then Black may not play F2, because it recreates an earlier position
