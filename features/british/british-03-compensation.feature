Feature: British rule 3 - Compensation

  How much White gets, and on what board.

  @british.3-1
  Rule: The compensation of the AGA rules is meant for 19x19

    Seven and a half points in an even game, half a point in a handicap game. On other boards the figure is free.

    Source: British Go Association, interpretation of the AGA rules, 3.1 (britgo.org/rules/bgainterpretation).

    Scenario: [1] Seven and a half points on 19x19
      Given an empty 19x19 board
      When the players agree on a komi of 7.5
      Then the komi is 7.5

    Scenario: [2] Another figure on 9x9
      Given an empty 9x9 board
      Then it is within the rules that the players agree on a komi of 5.5
      And it is within the rules that the players agree on a komi of 6.5

    # 14 points to 11 on the board.
    Scenario: [3] It counts for White
      Given this position, with Black to play
        """
        . O . O .
        O O O O O
        O O O O X
        X X X X X
        . X . X .
        """
      When the players agree on a komi of 3.5
      And Black passes and White passes
      And the players agree that no stone is dead
      Then White wins by 6.5 points

  @british.3-2
  Rule: On smaller boards the compensation has a half in it too

    A draw is not wanted there either.

    Source: British Go Association, interpretation of the AGA rules, 3.2, and the comment after it
    (britgo.org/rules/bgainterpretation).

    Open: the comment lets the organizers of a tournament depart from this, if they say so beforehand.

    Scenario: [1] Not a whole number on 9x9
      Given an empty 9x9 board
      Then it is against the rules that the players agree on a komi of 6
      And it is against the rules that the players agree on a komi of 7
      And it is within the rules that the players agree on a komi of 7.5

    Scenario: [2] Nor on 13x13
      Given an empty 13x13 board
      Then it is against the rules that the players agree on a komi of 5
      And it is within the rules that the players agree on a komi of 5.5
