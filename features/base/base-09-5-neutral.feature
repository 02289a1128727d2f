Feature: Rule 9 - Points that are nobody's

  What is left over when the territories have been told apart.

  @base.9.neutral
  Rule: An empty point from which stones of both players can be reached is neutral

    It belongs to neither territory and neither area, and counts for nobody. Most games end with few neutral points
    or none.

    Source: Wikipedia, Rules of Go (French), explanation, "Territory".

    # D67
    @needs.literal-score
    Scenario: [1] Neutral points of a position that was left too early
      Given this position at the end of the game
        """
        . . X . X e . d c
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . . . b O O X . X
        . . X . O X X X X
        . . X O O O X f O
        . . a X g O X O .
        """
      Then a, b, c, d, e, f and g are neutral

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
        O . O X .
        O O O X X
        O O a X X
        """
      Then a is neutral

    @needs.literal-score
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

    What is reached from it cannot be Black's only and White's only. This follows from the definition, except on an
    empty board, where the note to the definition sees to it.

    Source: Wikipedia, Rules of Go (French), explanation, "Territory".

    # D67
    @needs.literal-score
    Scenario: [1] A region that both players' stones touch belongs to neither
      Given the position of base.9.neutral/1
      Then Black's territory is D9, C8 and H4
      And White's territory is J1
      And a, b, c, d, e, f and g are neutral

    @needs.literal-score
    Scenario: [2] The two scores and the neutral point are all the points of the board, none counted twice
      Given the position of base.9.neutral/4
      Then a is neutral
      And the score is Black 10, White 14

  @base.9.empty-board
  Rule: The points of an empty board belong to nobody, so that a game of passes is a draw

    Where there is no stone at all, none can be reached, and the second condition of the definition is not met.

    Source: Wikipedia, Rules of Go (French), explanation, "Territory", the note; its footnote on the simplified Ing
    rules says so expressly.

    @needs.literal-score
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
