Feature: Rule 9 - Territory

  Which empty points of the final position belong to whom.

  @base.9.territory
  Rule: An empty point belongs to a player's territory if only that player's stones can be reached from it

    Reached means: going from the point over adjacent empty points, the stones one comes to are all of that player, and
    there is at least one. Enclosing more than one chain, or being divided into several regions, makes no difference.

    Source: Wikipedia, Rules of Go (French), reference statement, definition of territory; explanation, "Territory",
    with its note.

    Open: the definition taken literally gives the points of an empty board to both players; the note excludes that by
    asking for at least one stone (base.9.empty-board).

    # D67
    @needs.literal-score
    Scenario: [1] A position that was left too early
      Given this position at the end of the game
        """
        . . X i X . . . .
        . X h X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . . . . O O X j X
        . . X . O X X X X
        . . X O O O X . O
        . . . X . O X O k
        """
      Then Black's territory is h, i and j
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

    @needs.literal-score
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

    # C4 is next to White's stone only, D1 next to Black's only.
    @needs.literal-score
    Scenario: [5] A point belongs to nobody if a stone of the other colour can be reached, however far away
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

    # Black's two chains live by two points that both of them surround.
    Scenario: [7] Shown by the score: two false eyes are territory
      Given this position at the end of the game
        """
        . X X X X X X
        X O O O O O X
        X O . O . O X
        X O O O O O X
        X O O O O O X
        X O O O O O X
        X X X X X X .
        """
      Then the score is Black 24, White 25
