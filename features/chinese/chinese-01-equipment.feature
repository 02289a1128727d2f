Feature: Chinese article 1 - Board and stones

  The competition rules of the Chinese Weiqi Association, in the editions of 1988 and 2002. The first chapter, articles 1
  to 9, is the game; the second is about competitions, the third about refereeing.

  @chinese.1
  Rule: The board has 19 lines each way and 361 points; the stones are black and white

    There should be enough stones to finish the game; 180 of each colour is thought best.

    Source: Chinese rules of 1988, section 1 (cs.cmu.edu/~wjh/go/rules/Chinese.html); rules of 2002, article 1
    (m.haomeiwen.com/subject/mhyvhktx.html).

    Open: other boards. The article names none and forbids none; people play on 9x9 and 13x13 by these rules, and so do our
    scenarios, in which a small board stands for a part of a large one.

    Scenario: [1] A board of 19 lines each way, and nothing is said of others
      Given an empty 19x19 board
      Then a 19x19 board is within the rules
      And no document decides whether a 13x13 board is within the rules
      And no document decides whether a 21x21 board is within the rules

    Scenario: [2] The points go from A1 to T19
      Given an empty 19x19 board
      Then Black may play A1, A19, T1, T19 and K10
      And Black may not play U1, because the board has no such point
      And Black may not play A20, because the board has no such point
