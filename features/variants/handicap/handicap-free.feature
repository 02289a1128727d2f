Feature: Handicap - Free placement

  Black puts the handicap stones where Black likes.

  @handicap.free
  Rule: Black places the handicap stones that were agreed on anywhere, and then White moves

    It is one act, before White's first move, and each stone stands on a point of its own. As many as the players' ranks differ by
    are usual; nine is the customary limit, and teachers have given as many as 41.

    Source: Wikipedia, Rules of Go (French), "Handicaps", and "Compensation" among the differences between rules (Chinese
    placement);
    British Go Association, "Comparison of Some Go Rules" (britgo.org/rules/compare), for the Chinese rules and Ing's;
    Sensei's Library, "Chinese Rules" (senseis.xmp.net/?ChineseRules), on servers, since the text itself does not speak
    of handicaps.

    Scenario: [1] Black puts three stones
      Given an empty 9x9 board
      When the players agree on 3 handicap stones
      Then the board is empty
      When Black places handicap stones on A1, B1 and E5
      Then it is White's turn
      And the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X . . . . . . .
        """
      And White may play C1
      And Black may not play C1, because it is the opponent's turn

    Scenario: [2] As many stones as were agreed on
      Given an empty 9x9 board
      When the players agree on 3 handicap stones
      Then it is against the rules that Black places handicap stones on C3 and G7
      And it is against the rules that Black places handicap stones on C3, G7, C7 and G3
      And it is within the rules that Black places handicap stones on C3, G7 and C7

    Scenario: [3] They are placed once
      Given an empty 9x9 board
      When the players agree on 2 handicap stones
      And Black places handicap stones on C3 and G7
      Then it is against the rules that Black places handicap stones on C7 and G3

    Scenario: [4] Without an agreement none are placed
      Given an empty 9x9 board
      Then it is against the rules that Black places handicap stones on C3 and G7

    Scenario: [5] Nobody moves before they stand
      Given an empty 9x9 board
      When the players agree on 2 handicap stones
      Then Black may not play C3
      And White may not play C3

    Scenario: [6] The size of the board does not matter
      Given an empty 5x5 board
      When the players agree on 7 handicap stones
      And Black places handicap stones on A1, B1, C1, D1, E1, A2 and B2
      Then it is White's turn

    Scenario: [7] After the first move no handicap is agreed on
      Given an empty 9x9 board
      When Black plays C3
      Then it is against the rules that the players agree on 2 handicap stones

    Scenario: [8] A handicap of one is the first move, and no stone is placed
      Given an empty 9x9 board
      When the players agree on 1 handicap stone
      Then the board is empty
      And it is Black's turn
      When Black plays C3
      Then White may play G7

    Scenario: [9] Nor does anybody once the game was given up
      Given an empty 9x9 board
      When the players agree on 3 handicap stones
      And White resigns
      Then Black may not play C3, because the game is over
      And White may not pass, because the game is over

    Scenario: [10] A handicap is of one stone at least, and leaves a point to White
      Given an empty 3x3 board
      Then it is against the rules that the players agree on 0 handicap stones
      And it is against the rules that the players agree on 9 handicap stones
      And it is within the rules that the players agree on 8 handicap stones

    Scenario: [11] More than nine, up to forty-one in lessons
      Given an empty 19x19 board
      Then it is within the rules that the players agree on 17 handicap stones
      And it is within the rules that the players agree on 41 handicap stones
