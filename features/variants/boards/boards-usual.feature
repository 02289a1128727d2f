Feature: Boards - The usual ones

  @boards.usual
  Rule: The board is 19x19, or for a shorter game 13x13 or 9x9

    Source: American Go Association, rule 1 (cs.cmu.edu/~wjh/go/rules/AGA.html).

    Open: the American rule calls these the most common and does not exclude others in so many words.

    Scenario: [1] Three sizes
      Given an empty 19x19 board
      Then a 19x19 board is within the rules
      And a 13x13 board is within the rules
      And a 9x9 board is within the rules

    Scenario: [2] No others
      Given an empty 19x19 board
      Then a 5x5 board is against the rules
      And a 17x17 board is against the rules
      And a 21x21 board is against the rules

    Scenario: [3] As many lines one way as the other
      Given an empty 19x19 board
      Then a 9x13 board is against the rules
      And a 19x13 board is against the rules
