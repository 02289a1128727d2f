Feature: AGA rule 3 - Compensation

  What White gets for moving second.

  @aga.3
  Rule: In an even game White gets a compensation of seven and a half points, in a handicap game half a point

    It is added to White's score at the end. The half point is there so that no game is drawn.

    Source: AGA concise rules, rule 3 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf). The official rules of
    1991 have five and a half points (cs.cmu.edu/~wjh/go/rules/AGA.html).

    Open: the figure is meant for 19x19 and the rule names no other for smaller boards. We ask that the compensation be
    a number and a half, and leave the number to the players.

    Scenario: [1] Seven and a half points
      Given an empty 19x19 board
      When the players agree on a komi of 7.5
      Then the komi is 7.5

    Scenario: [2] The five and a half of 1991, and the half point of a handicap game
      Given an empty 19x19 board
      Then it is within the rules that the players agree on a komi of 5.5
      And it is within the rules that the players agree on a komi of 0.5

    Scenario: [3] A whole number would not do, for the game could be drawn
      Given an empty 19x19 board
      Then it is against the rules that the players agree on a komi of 7

    # 15 to 10 on the board.
    Scenario: [4] It is added to White's score
      Given this position, with White to play
        """
        . . X O .
        . . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      When the players agree on a komi of 7.5
      And White passes and Black passes
      And White passes
      And the players agree that no stone is dead
      Then the score is Black 15, White 17.5
      And White wins by 2.5 points
