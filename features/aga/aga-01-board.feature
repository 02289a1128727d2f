Feature: AGA rule 1 - The board and the stones

  The rules of the American Go Association, as of 1991 with the compensation of today. They are made so that both ways
  of counting agree.

  @aga.1
  Rule: The board is usually a grid of 19 by 19 lines; smaller boards are within the rules, and all begin empty

    Of the smaller boards 13x13 and 9x9 are the commonest. The two sides, Black and White, have as many stones as they
    need. Only a handicap puts stones on the board before the first move (aga.4).

    Source: AGA concise rules, rule 1
    (usgo-archive.org/sites/default/files/pdf/conciserules.pdf); official rules, rule 1 (cs.cmu.edu/~wjh/go/rules/AGA.html).

    Open: larger boards are not spoken of.

    Scenario: [1] 19x19, 13x13 and 9x9
      Given an empty 19x19 board
      Then a 19x19 board is within the rules
      And a 13x13 board is within the rules
      And a 9x9 board is within the rules

    Scenario: [2] Another smaller board
      Given an empty 7x7 board
      Then a 7x7 board is within the rules

    Scenario: [3] The board is empty at the start of an even game
      Given an empty 13x13 board
      Then the board is empty
      And Black may play D4, D10, G7, K4 and K10
