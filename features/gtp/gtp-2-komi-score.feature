Feature: Komi - in the score

  The score has the komi in it.

  @gtp.komi.score
  Rule: The score changes for White by as many points as the komi

    It does not matter how the points of the board are counted: two scores are compared, of the same position.

    Source: Go Text Protocol 2, draft 2, section 4.3 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Scenario: [1] Half points
      Given this position at the end of the game
        """
        . X X O .
        X . X O O
        X X X O .
        . X O O O
        X X O . O
        """
      Then a komi of 6.5 is worth 6.5 points to White
      And a komi of 0.5 is worth 0.5 points to White

    Scenario: [2] Whole points
      Given the position of gtp.komi.score/1
      Then a komi of 7 is worth 7 points to White
      And a komi of 1 is worth 1 point to White

    Scenario: [3] Points for Black
      Given the position of gtp.komi.score/1
      Then a komi of -3.5 is worth -3.5 points to White
      And a komi of -20 is worth -20 points to White

    Scenario: [4] More points than the board has
      Given the position of gtp.komi.score/1
      Then a komi of 100.5 is worth 100.5 points to White
      And a komi of 1000 is worth 1000 points to White

    Scenario: [5] A quarter of a point
      Given the position of gtp.komi.score/1
      Then a komi of 0.25 is worth 0.25 points to White
