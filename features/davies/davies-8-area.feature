Feature: The concise statement, item 8 - Area

  What counts.

  @davies.8
  Rule: A player's area is all points that the player occupies or surrounds

    The stones count as they stand, and so do the points they surround. Stones captured during the game do not count.

    Source: Wikipedia, Rules of Go (French), concise statement, item 8 and the notes around it.

    Open: "surrounded" is left to common sense. We read it as rule 9 defines territory, the article's own reading; a
    point at which both colours arrive is then nobody's.

    @needs.literal-score
    Scenario: [1] Occupied and surrounded points, and one point between the two players
      Given this position at the end of the game
        """
        . X a O .
        X X X O O
        . X X O O
        X X X O O
        . X X O .
        """
      Then the score is Black 14, White 10

    Scenario: [2] Which points are surrounded
      Given the position of davies.8/1
      Then Black's territory is A1, A3 and A5
      And White's territory is E1 and E5
      And a is neutral

    Scenario: [3] A captured stone is worth nothing more than the point it leaves
      Given this position, with Black to play
        """
        a O X O .
        X X X O O
        . X X O .
        X X X O O
        . X X O .
        """
      When Black plays a, White passes and Black passes
      Then the score is Black 15, White 10

    @needs.literal-score
    Scenario: [4] A stone that has not been captured counts as it stands
      Given this position at the end of the game
        """
        a b X O .
        c O X O O
        d e X O .
        X X X O O
        . X X O .
        """
      Then a, b, c, d and e are neutral
      And the score is Black 9, White 11
