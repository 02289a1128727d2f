Feature: Rule 4 - Connected stones and points

  Which stones live and die together, and which empty points count together.

  @base.4.connected
  Rule: Two stones of one colour, or two empty points, are connected if a path of adjacent points in their state joins them

    Everything on the path is in the state of its ends: stones of that colour only, or empty points only. The path may
    wind. Connected stones matter for liberties and capture; connected empty points only for territory.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 4, definition of connected; explanation,
    "Connected stones and points", with its diagrams.

    # D6
    Scenario: [1] Seven stones on a winding path
      Given this position, with White to play
        """
        . . . . .
        . . . . .
        . # # # .
        . # . # .
        # # . . .
        """
      Then the chain of A1 is the marked stones
      And the chain of D2 is the marked stones

    Scenario: [2] What is connected is captured together, however it winds
      Given this position, with White to play
        """
        X X X O .
        O a X O .
        X X X O .
        O O O . .
        . . . . .
        """
      When White plays a
      Then the last play captures A3, B3, C3, C4, C5, B5 and A5

    Scenario: [3] Stones that touch diagonally are not connected
      Given this position, with White to play
        """
        . . . . .
        . O X . .
        O X O . .
        . a . . .
        . . . . .
        """
      Then the chain of B3 is B3
      When White plays a
      Then the last play captures B3

    Scenario: [4] A stone of the other colour breaks the path
      Given this position, with Black to play
        """
        . . . . .
        . X . X .
        X O O O X
        . X a X .
        . . . . .
        """
      Then the chain of B4 is B4
      And the chain of D4 is D4
      And the chain of A3 is A3

    Scenario: [5] An empty point breaks the path until a stone is played there
      Given this position, with Black to play
        """
        . . . . .
        . . O O .
        . O X X a
        . . O O .
        . . . . .
        """
      Then the chain of C3 is C3 and D3
      When Black plays a
      Then the chain of C3 is C3, D3 and E3
      When White plays E4
      Then the last play captures nothing

    # D5, taken as the end of a game
    @needs.literal-score
    Scenario: [6] Empty points are connected through empty points only
      Given this position at the end of the game
        """
        a X b c X
        X X d O X
        e f O g h
        O i O X O
        j X O O k
        """
      Then Black's territory is a
      And White's territory is k
      And b, c, d, e, f, g, h, i and j are neutral
      And the score is Black 8, White 8

    @needs.literal-score
    Scenario: [7] A stone at one end of a winding corridor counts at its other end
      Given this position at the end of the game
        """
        X X X X X
        a . . . X
        X X X . X
        O b . . X
        X X X X X
        """
      Then a and b are neutral
      And the score is Black 16, White 1

    Scenario: [8] A point with no stone beside it counts with the points it is connected to
      Given this position at the end of the game
        """
        . X X X X O .
        X X X X X O O
        X X . X X O .
        X . a . X O O
        X X . X X O .
        X X X X X O O
        . X X X X O .
        """
      Then the score is Black 35, White 14

    # D6, taken as the end of a game
    @needs.literal-score
    Scenario: [9] Every empty point around a winding chain is connected with one beside it, however far away
      Given this position at the end of the game
        """
        . . . . .
        k j i h g
        . X X X f
        . X a X e
        X X b c d
        """
      Then a, b, c, d, e, f, g, h, i, j and k belong to Black's territory
