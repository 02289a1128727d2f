Feature: Chinese article 9 - Counting

  The count is made in stones, and of one player only.

  @chinese.9
  Rule: A player's stones and surrounded points are counted, and a point between living stones of both is half each; more than half the board wins

    On 19x19 half the board is 180.5: more wins, less loses, exactly that is a draw. A count that is larger by one stone
    means a result that is better by two points.

    Source: Chinese rules of 1988 and 2002, article 9 (qbmfxs.com/book/16743 for 1988).

    # D69 of the French article.
    Scenario: [1] 44 points and half of one between the players: four stones more than half of 81
      Given this position at the end of the game
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X . X
        . . X O O X X X X
        . . X O O O X a O
        . . X X X O X O .
        """
      Then by half-count Black has 44.5 stones and needs more than 40.5
      And the score is Black 44.5, White 36.5
      And Black wins by 8 points

    # D71 of the French article: a seki with one eye each.
    @needs.literal-score
    Scenario: [2] Exactly half is a draw; eyes in seki count, the point between is shared
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then by half-count Black has 12.5 stones and needs more than 12.5
      And the game is a draw

    # The stone holds all 361 points.
    @needs.literal-score
    Scenario: [3] Half of 19x19 is 180.5
      Given an empty 19x19 board
      When the game goes K10 pass pass
      And the players agree that no stone is dead
      Then by half-count Black has 361 stones and needs more than 180.5

    Scenario: [4] Half a stone less than half the board loses by one point
      Given this position at the end of the game
        """
        . X X O .
        X X O O .
        X X X O .
        . X O O O
        X X O O .
        """
      Then by half-count Black has 12 stones and needs more than 12.5
      And White wins by 1 point
