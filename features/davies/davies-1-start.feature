Feature: The concise statement, item 1 - Start

  James Davies's nine items say the same as rules 1 to 10 in fewer words, and leave more to common sense. What he calls a
  move is a play here, and what he calls territory is area.

  @davies.1
  Rule: The board is empty when the game begins, unless the players agree on a handicap

    Source: Wikipedia, Rules of Go (French), concise statement, item 1.

    Open: what a handicap consists of and where its stones go is left to the players. Without an agreement there is
    none, and that is all we test.

    Scenario: [1] A 13x13 board is empty
      Given an empty 13x13 board
      Then the board is empty

    Scenario: [2] On a 19x19 board no stone waits on a handicap point
      Given an empty 19x19 board
      Then Black may play D4, D10, D16, K4, K10, K16, Q4, Q10 and Q16

    Scenario: [3] The first stone comes to an empty board
      Given an empty 5x5 board
      When Black plays B4
      Then the position is
        """
        . . . . .
        . X . . .
        . . . . .
        . . . . .
        . . . . .
        """

    @handicap.free
    Scenario: [4] A handicap may be agreed on
      Given an empty 9x9 board
      Then it is within the rules that the players agree on 2 handicap stones
