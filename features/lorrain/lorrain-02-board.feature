Feature: The New Zealand rules in Lorrain's wording, article 2 - The board

  What is played on.

  @lorrain.2
  Rule: The board is nineteen parallel lines across nineteen others, and a point is where two lines meet

    Source: Lorrain, New Zealand rules, the first sentence of the rules.

    Open: other sizes. They are not mentioned, so the text neither allows nor forbids them; we use small boards in examples.

    Scenario: [1] The first and the last line are lines like the others
      Given an empty 19x19 board
      When the game goes A10 T10 K1 K19
      Then the liberties of A10 are A9, A11 and B10
      And the liberties of T10 are T9, T11 and S10
      And the liberties of K1 are J1, L1 and K2
      And the liberties of K19 are J19, L19 and K18

    Scenario: [2] There is no twentieth line
      Given an empty 19x19 board
      Then Black may not play U1, because the board has no such point
      And Black may not play A20, because the board has no such point

    Scenario: [3] Nineteen by nineteen, and nothing is said of others
      Then a 19x19 board is within the rules
      And no document decides whether a 9x9 board is within the rules
      And no document decides whether a 19x18 board is within the rules
