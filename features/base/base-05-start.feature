Feature: Rule 5 - The position at the start

  How a game begins.

  @base.5
  Rule: At the start of the game the board is empty

    Source: Wikipedia, Rules of Go (French), reference statement, rule 5; explanation, "Position at the start".

    Open: the base rules know no handicap stones; the concise statement allows for them (davies.1).

    Scenario: [1] No stone stands on a 19x19 board
      Given an empty 19x19 board
      Then the board is empty

    Scenario: [2] No stone stands on a small board
      Given an empty 5x5 board
      Then the board is empty

    Scenario: [3] The marked points of a 9x9 board are empty as well, and either corner may be the first
      Given an empty 9x9 board
      Then Black may play C3, C7, G3, G7 and E5
      And Black may play A1, A9, J1 and J9

    Scenario: [4] After the first play its stone is the only one
      Given an empty 9x9 board
      When Black plays G7
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
