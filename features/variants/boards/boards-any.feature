Feature: Boards - Any

  @boards.any
  Rule: The game can be played on a board of any size

    19x19 is the usual board. All other rules stay as they are on another.

    Source: Wikipedia, Rules of Go (French), explanation, "Board", and "Board sizes", which names boards down to 5x5 and
    an old one of 17x17.

    Scenario: [1] Large and small
      Given an empty 19x19 board
      Then a 19x19 board is within the rules
      And a 17x17 board is within the rules
      And a 13x13 board is within the rules
      And a 9x9 board is within the rules
      And a 5x5 board is within the rules
