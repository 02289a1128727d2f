Feature: Boards - The usual ones

  @boards.usual
  Rule: The board is 19x19, or for a shorter game 13x13 or 9x9

    Source: American Go Association, rule 1 (cs.cmu.edu/~wjh/go/rules/AGA.html).

    Open: other boards. The rule calls these the most common and says nothing of others.

    Scenario: [1] Three sizes
      Given an empty 19x19 board
      Then a 19x19 board is within the rules
      And a 13x13 board is within the rules
      And a 9x9 board is within the rules

    Scenario: [2] Of others nothing is said
      Given an empty 19x19 board
      Then no document decides whether a 5x5 board is within the rules
      And no document decides whether a 17x17 board is within the rules
      And no document decides whether a 21x21 board is within the rules

    Scenario: [3] Nor of boards with more lines one way than the other
      Given an empty 19x19 board
      Then no document decides whether a 9x13 board is within the rules
      And no document decides whether a 19x13 board is within the rules
