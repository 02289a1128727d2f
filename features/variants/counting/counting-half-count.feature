Feature: Counting - half count

  How the players find out the score that the rules define.

  @counting.half-count
  Rule: One player's points are counted and compared with half the points of the board

    Stones and surrounded points make up the count, and half of the points that are shared. Black wins with more than
    half the board and half the komi; half, because each point that Black has more White has less.

    Source: Chinese rules, article 9; Wikipedia, Rules of Go (French), "Scoring systems", "Area scoring", and "Chinese
    rules"; "Chinese counting" in Sensei's Library (https://senseis.xmp.net/?ChineseCountingExample).

    # By half a stone, which is one point.
    @group-tax.none
    Scenario: [1] Black has just more than half of the board
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then by half-count Black has 13 stones and needs more than 12.5

    # D69: 44 points and half of H2.
    @neutral.halves @seki.counts @group-tax.none
    Scenario: [2] Half of a point in seki
      Given this position at the end of the game
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X . X
        . . X O O X X X X
        . . X O O O X . O
        . . X X X O X O .
        """
      Then by half-count Black has 44.5 stones and needs more than 40.5

    @group-tax.none
    Scenario: [3] Exactly half
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then by half-count Black has 8 stones and needs more than 8

    # The whole board is Black's. 180.5 and half of 7.5.
    @komi.half @ending.stop @group-tax.none @first-pass.free @last-pass.either @button.none
    Scenario: [4] What Black needs with a komi of 7.5
      Given an empty 19x19 board
      When the players agree on a komi of 7.5
      And Black plays K10, White passes and Black passes
      And the players agree that no stone is dead
      Then by half-count Black has 361 stones and needs more than 184.25

    @group-tax.none
    Scenario: [5] It is the only way
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then by half-count Black has 8 stones and needs more than 8
      And the players do not count by rearrangement
