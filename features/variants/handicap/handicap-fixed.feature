Feature: Handicap - On star points

  The stones of a handicap stand where custom wants them.

  @handicap.fixed
  Rule: Handicap stones are placed on star points, and White moves first

    Two to nine stones. The corners come first, two of them opposite; then the sides left and right; then those above and
    below. A number that would leave two sides unequal puts the odd stone in the middle: five, seven and nine.

    Source: American Go Association, rule 4 and the comment on it (cs.cmu.edu/~wjh/go/rules/AGA.html); the Nihon Ki-in
    on handicap games (nihonkiin.net/n/n5ba0a31d8610); Go Text Protocol 2, draft 2, section 4.1.1
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2); Wikipedia, Rules of Go (French), "Handicap".

    Open: the Go Text Protocol leaves the lower right corner empty where there are three stones, against the customs of
    Japan and America, by which it is the upper left one. A protocol is no rule: the customs are followed here. The
    Japanese rules themselves do not speak of handicaps.

    Scenario: [1] Two stones, 19x19: opposite corners
      Given an empty 19x19 board
      When the players agree on 2 handicap stones
      Then it is White's turn
      And White may not play D4 and Q16, because the point is occupied
      And White may play Q4, D16, K10, D10, Q10, K4 and K16

    Scenario: [2] Four stones: the corners
      Given an empty 19x19 board
      When the players agree on 4 handicap stones
      Then White may not play D4, D16, Q4 and Q16, because the point is occupied
      And White may play K10, D10, Q10, K4 and K16

    Scenario: [3] Five stones: the corners and the middle
      Given an empty 19x19 board
      When the players agree on 5 handicap stones
      Then White may not play D4, D16, Q4, Q16 and K10, because the point is occupied
      And White may play D10, Q10, K4 and K16

    Scenario: [4] Six stones: the corners and two sides
      Given an empty 19x19 board
      When the players agree on 6 handicap stones
      Then White may not play D4, D16, Q4, Q16, D10 and Q10, because the point is occupied
      And White may play K10, K4 and K16

    Scenario: [5] Seven stones: the middle besides
      Given an empty 19x19 board
      When the players agree on 7 handicap stones
      Then White may not play D4, D16, Q4, Q16, D10, Q10 and K10, because the point is occupied
      And White may play K4 and K16

    Scenario: [6] Eight stones: all but the middle
      Given an empty 19x19 board
      When the players agree on 8 handicap stones
      Then White may not play D4, D16, Q4, Q16, D10, Q10, K4 and K16, because the point is occupied
      And White may play K10

    Scenario: [7] Nine stones: all star points
      Given an empty 19x19 board
      When the players agree on 9 handicap stones
      Then White may not play D4, D16, Q4, Q16, D10, Q10, K4, K16 and K10, because the point is occupied
      And White may play C3, R17 and T1
      And Black may not play C3, because it is the opponent's turn

    Scenario: [8] Black does not choose where
      Given an empty 19x19 board
      Then it is against the rules that Black places handicap stones on C3 and R17
      When the players agree on 2 handicap stones
      Then it is against the rules that Black places handicap stones on C3 and R17

    Scenario: [9] After the first move no handicap is agreed on
      Given an empty 19x19 board
      When Black plays D4
      Then it is against the rules that the players agree on 2 handicap stones

    Scenario: [10] Three stones: all corners but the upper left
      Given an empty 19x19 board
      When the players agree on 3 handicap stones
      Then White may not play D4, Q16 and Q4, because the point is occupied
      And White may play D16 and K10

    Scenario: [11] A handicap of one is the first move, and no stone is placed
      Given an empty 19x19 board
      When the players agree on 1 handicap stone
      Then the board is empty
      And it is Black's turn
      When Black plays D4
      Then White may play Q16

    Scenario: [12] A handicap is agreed on once
      Given an empty 19x19 board
      When the players agree on 2 handicap stones
      Then it is against the rules that the players agree on 4 handicap stones

    Scenario: [13] A pass is a first move, too
      Given an empty 19x19 board
      When Black passes
      Then it is against the rules that the players agree on 2 handicap stones
