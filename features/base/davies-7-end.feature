Feature: The concise statement, items 7 to 9 - End, area and winner

  How a game is decided.

  @davies.7
  Rule: Two consecutive passes end the game

    It does not matter who passes first. What stands on the board then is what counts.

    Source: seed 000, concise statement, item 7.

    Scenario: [1] White passes, Black passes, and the game is over
      Given this position, with White to play
        """
        . X O .
        X X O O
        X . X O
        X X X O
        """
      When White passes
      Then the game is not over
      When Black passes
      Then the game is over
      And White may not play A4, because the game is over
      And White may not pass, because the game is over

    Scenario: [2] Two passes with a play between them do not end it
      Given an empty 5x5 board
      When the game goes C3 pass D3 pass C2
      Then the game is not over
      When the game goes pass B3 pass
      Then the game is not over
      And Black may play E5

    Scenario: [3] The first two moves may end it
      Given an empty 9x9 board
      When both players pass
      Then the game is over

  @davies.8
  Rule: A player's area is all points that the player occupies or surrounds

    The stones count as they stand, and so do the points they surround. Stones captured during the game do not count.

    Source: seed 000, concise statement, item 8 and the notes around it.

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

  @davies.9
  Rule: The player with more area wins

    Source: seed 000, concise statement, item 9.

    Open: the item does not say what happens if both have the same. Rule 10 calls that a draw.

    Scenario: [1] Black has 26 points and White 23: Black wins
      Given this position at the end of the game
        """
        . X . X O . O
        X X X X O O O
        . X X X O . O
        X X X X O O O
        X X X O O O .
        X . X X O O O
        . X X O O . O
        """
      Then Black wins by 3 points

    Scenario: [2] One point more is enough for White
      Given this position at the end of the game
        """
        . X X O .
        X X X O O
        . X O . O
        X X O O O
        X X O O .
        """
      Then White wins by 1 point
