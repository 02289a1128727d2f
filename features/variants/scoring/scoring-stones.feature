Feature: Scoring - stones

  Only what stands on the board counts.

  @scoring.stones
  Rule: A player's score is the number of that player's stones on the board

    Empty points count for nobody, whoever surrounds them, and neither do captured stones.

    Source: Wikipedia, Rules of Go (French), "Scoring systems", "Stone scoring"; the page "Stone scoring" of Sensei's
    Library (https://senseis.xmp.net/?StoneScoring).

    # By area 13 to 12, by territory 2 to 5.
    @button.none
    Scenario: [1] Surrounded points do not count
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then the score is Black 11, White 7

    # By area 24 to 15; two points less a group, and by stones, 20 to 13.
    @button.none
    Scenario: [2] Played on until each group has no more than its two eyes
      Given this position at the end of the game
        """
        . X . X O . O . O X . X .
        X X X X O O O O O X X X X
        X X X X O O O O O X X X X
        """
      Then the score is Black 20, White 13

    @ending.two-passes @button.none
    Scenario: [3] Captured stones do not count
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 4 black and 2 white stones have been captured
      When both players pass
      Then the score is Black 8, White 9

    @ending.stop @button.none
    Scenario: [4] The same where the players agree on the end
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And 4 black and 2 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then the score is Black 8, White 9

    @button.half-point
    Scenario: [5] With half a point for Black, who passed first
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then Black wins by 4.5 points

    @button.none
    Scenario: [6] However the game ends, a stone in White's own territory gains a point
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      Then White wins by 1 point

  @scoring.stones.filling
  Rule: A play in one's own territory gains a point

    So the players fill what they have, but for the two eyes each group needs.

    Source: Wikipedia, Rules of Go (French), "Scoring systems", "Stone scoring"; Sensei's Library, "Stone scoring"
    (https://senseis.xmp.net/?StoneScoring).

    # By area it would be a draw, by territory Black would win by a point.
    @ending.two-passes @button.none
    Scenario: [1] White plays inside, Black passes
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      Then the score is Black 4, White 5

    @ending.stop @button.none
    Scenario: [2] The same where the players agree on the end
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      And the players agree that no stone is dead
      Then the score is Black 4, White 5
