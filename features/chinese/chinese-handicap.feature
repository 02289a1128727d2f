Feature: Chinese custom - Handicaps

  What the articles leave out.

  @chinese.handicap
  Rule: The rules say nothing of handicaps; by custom Black places the stones anywhere and gives one point for each

    Source: senseis.xmp.net/?ChineseRules; the custom: British Go Association, comparison of rules (britgo.org/rules/compare),
    KataGo's rules (lightvector.github.io/KataGo/rules.html).

    Open: all of it. Article 11 as we have read it (1988, qbmfxs.com/book/16743/3/2) is about even games alone. Custom has it that
    half of the stones are given back, which is one point for each of them.

    Scenario: [1] Black chooses the points, then White begins
      Given an empty 9x9 board
      When the players agree on 2 handicap stones
      And Black places handicap stones on C4 and F7
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
      And it is White's turn

    # The two stones hold all 81 points of the board.
    @needs.literal-score
    Scenario: [2] Two points for two stones
      Given an empty 9x9 board
      When the players agree on 2 handicap stones
      And Black places handicap stones on C4 and F7
      And White passes and Black passes
      And the players agree that no stone is dead
      Then the score is Black 81, White 2
