Feature: Rule 9 - Territory

  Which empty points of the final position belong to whom.

  @base.9.territory
  Rule: An empty point belongs to a player's territory if only that player's stones can be reached from it

    Reached means: going from the point over adjacent empty points, the stones one comes to are all of that player, and
    there is at least one. Enclosing more than one chain, or being divided into several regions, makes no difference.

    Source: seed 000, reference statement, definition of territory; explanation, "Territory", with its note.

    Open: the definition taken literally gives the points of an empty board to both players; the note excludes that by
    asking for at least one stone (base.9.empty-board).

    # D67
    @needs.literal-score
    Scenario: [1] A position that was left too early
      Given this position at the end of the game
        """
        . . X . X . . . .
        . X h X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . . . . O O X j X
        . . X . O X X X X
        . . X O O O X . O
        . . . X . O X O k
        """
      Then Black's territory is h, j and D9
      And White's territory is k

    # D68: one more play cuts twelve points off from Black's stones.
    @needs.literal-score
    Scenario: [2] One play makes a whole region White's
      Given this position at the end of the game
        """
        . . X . X O a b c
        . X . X O d e O f
        . X X O O g h i O
        . . X X O j O O X
        . . X O k l O X X
        . . . . O O X . X
        . . X . O X X X X
        . . X O O O X . O
        . . . X . O X O m
        """
      Then White's territory is a, b, c, d, e, f, g, h, i, j, k, l and m

    # D69
    Scenario: [3] A position played to the end
      Given this position at the end of the game
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X . X
        . . X O O X X X X
        . . X O O O X c O
        . . X X X O X O .
        """
      Then Black's territory is A1, A2, A3, A4, A5, A6, A7, A8, A9, B1, B2, B3, B5, B6, B9, C8 and H4
      And White's territory is E5, F5, F6, F7, F8, G7, G8, G9, H7, H9, J8, J9 and J1

    Scenario: [4] Diagonal points do not count: a false eye is territory
      Given this position at the end of the game
        """
        a X X O O
        X c X O d
        O X X O O
        . O X X O
        . O O X b
        """
      Then a and c belong to Black's territory
      And d belongs to White's territory
      And b is neutral

    # A1 to A4 would be White's if only adjacent stones counted.
    @needs.literal-score
    Scenario: [5] A point belongs to nobody if one stone of the other colour can be reached, however far away
      Given this position at the end of the game
        """
        . . . . .
        . . . . .
        . . O . .
        . . . . .
        . . . . X
        """
      Then nobody has territory
      And the score is Black 1, White 1

    Scenario: [6] Shown by the score: Black's territory is in three parts
      Given this position at the end of the game
        """
        . X . X O .
        X X X X O O
        X . X O O O
        X X X O O .
        X X O O O O
        X X O . O .
        """
      Then the score is Black 18, White 18

  @base.9.neutral
  Rule: An empty point from which stones of both players can be reached is neutral

    It belongs to neither territory and neither area, and counts for nobody. Most games end with few neutral points or none.

    Source: seed 000, explanation, "Territory".

    # D67
    @needs.literal-score
    Scenario: [1] Neutral points of a position that was left too early
      Given this position at the end of the game
        """
        . . X . X . . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . e O X X
        . . . b O O X . X
        . . X . O X X X X
        . . X O O O X f O
        . . a X g O X O .
        """
      Then a, b, e, f and g are neutral
      And J9, H9 and F9 are neutral

    # D69
    Scenario: [2] The only neutral point of a position played to the end
      Given the position of base.9.territory/3
      Then c is neutral

    # D71: whoever plays there loses a group.
    Scenario: [3] A point that neither player can afford to take
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O b O X c
        O O O X X
        O O a X X
        """
      Then a is neutral
      And b belongs to White's territory
      And c belongs to Black's territory

    Scenario: [4] Shown by the score: a point that both sides left open counts for nobody
      Given this position at the end of the game
        """
        . X O . .
        X X O O O
        . X a O .
        X X O O O
        . X O . .
        """
      Then the score is Black 10, White 14

    Scenario: [5] Shown by the score: it counts for Black with a black stone on it
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X a O .
        X X O O O
        . X O . .
        """
      When Black plays a, White passes and Black passes
      Then the score is Black 11, White 14

  @base.9.no-point-in-both
  Rule: No point belongs to the territory of both players

    What is reached from it cannot be Black's only and White's only. This follows from the definition, except on an empty
    board, where the note to the definition sees to it.

    Source: seed 000, explanation, "Territory".

    # D67
    @needs.literal-score
    Scenario: [1] A region that both players' stones touch belongs to neither
      Given the position of base.9.neutral/1
      Then Black's territory is D9, C8 and H4
      And White's territory is J1
      And a, b, e, f and g are neutral

    Scenario: [2] Together the scores never exceed the number of points
      Given the position of base.9.neutral/4
      Then a is neutral
      And the score is Black 10, White 14

  @base.9.empty-board
  Rule: The points of an empty board belong to nobody, so that a game of passes is a draw

    Where there is no stone at all, none can be reached, and the second condition of the definition is not met.

    Source: seed 000, explanation, "Territory", the note; its footnote on the simplified Ing rules says so expressly.

    Scenario: [1] An empty board
      Given an empty 9x9 board
      When both players pass
      Then nobody has territory

    @needs.literal-score
    Scenario: [2] An empty board is a draw
      Given an empty 9x9 board
      When both players pass
      Then the score is Black 0, White 0
      And the game is a draw

    @needs.literal-score
    Scenario: [3] An empty board of one point is a draw
      Given an empty 1x1 board
      When both players pass
      Then the game is a draw
