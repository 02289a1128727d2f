Feature: Rule 7 - Passing

  The move that leaves the board alone.

  @base.7.pass
  Rule: A pass is announced and does nothing; any move may be a pass

    Nobody can be made to play. A pass changes nothing on the board: in particular it removes no stones.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7; explanation, "Moving".

    # D5
    Scenario: [1] After a pass the position is the same
      Given this position, with Black to play
        """
        . X . . X
        X X . O X
        . . O . .
        O . O X O
        . X O O .
        """
      When Black passes
      Then the position is
        """
        . X . . X
        X X . O X
        . . O . .
        O . O X O
        . X O O .
        """

    Scenario: [2] The first move of the game may be a pass, and so may the move after a play
      Given an empty 5x5 board
      Then Black may pass
      When Black passes and White plays D4
      Then Black may pass
      When Black passes
      Then the position is
        """
        . . . . .
        . . . O .
        . . . . .
        . . . . .
        . . . . .
        """

    Scenario: [3] The move after a pass may be a pass
      Given this position, with White to play
        """
        . . . . .
        . X . O .
        . . X . .
        . X . O .
        . . . . .
        """
      When White passes
      Then Black may pass

    Scenario: [4] A player may pass though a play would save a stone, and the opponent though one would capture it
      Given this position, with White to play
        """
        . . . . .
        . . X . .
        . X O a .
        . . X . .
        . . . . .
        """
      Then White may pass
      When White passes and Black plays E5
      Then White may pass
      When White passes and Black plays a
      Then the last play captures C3

    Scenario: [5] Where all empty points lie inside the opponent's chain a player may pass
      Given this position, with White to play
        """
        X X X X X
        X . X X X
        X X X X X
        X X X . X
        X X X X X
        """
      Then White may pass
