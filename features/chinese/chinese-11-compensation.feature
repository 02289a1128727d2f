Feature: Chinese article 11 - Compensation

  What Black gives for moving first, in stones.

  @chinese.11
  Rule: Black gives three and three quarter stones, which are seven and a half points

    So much is taken off Black's count before it is compared with half the board: on 19x19 Black needs more than 184.25.
    In 1988 it was two and three quarter stones, or five and a half points.

    Source: Chinese rules of 1988, article 11 (qbmfxs.com/book/16743; cs.cmu.edu/~wjh/go/rules/Chinese.html); for
    today's figure Wikipedia, Rules of Go (French), "Chinese rules", and the British comparison of rules
    (britgo.org/rules/compare).

    Open: the Wikipedia article says that Black needs 184.5 stones, in practice 185. By the count it is anything above
    184.25; halves come from shared points only, so the two agree.

    # D69 of the French article.
    Scenario: [1] 44.5 stones are enough, by a quarter of a stone or half a point
      Given this position, with Black to play
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
      When the players agree on a komi of 7.5
      And Black passes and White passes
      And the players agree that no stone is dead
      Then by half-count Black has 44.5 stones and needs more than 44.25
      And Black wins by 0.5 points

    Scenario: [2] With the compensation of 1988 it would be five quarters, or two and a half points
      Given the position of chinese.11/1
      When the players agree on a komi of 5.5
      And Black passes and White passes
      And the players agree that no stone is dead
      Then by half-count Black has 44.5 stones and needs more than 43.25
      And Black wins by 2.5 points

    @needs.literal-score
    Scenario: [3] 184.25 on a board of 361 points
      Given an empty 19x19 board
      When the players agree on a komi of 7.5
      And the game goes K10 pass pass
      And the players agree that no stone is dead
      Then by half-count Black has 361 stones and needs more than 184.25

    Scenario: [4] No whole number of points
      Given an empty 19x19 board
      Then it is against the rules that the players agree on a komi of 7
      And it is within the rules that the players agree on a komi of 7.5
