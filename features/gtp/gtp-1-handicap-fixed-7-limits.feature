Feature: Fixed handicap - what is refused

  A number for which there are no points.

  @gtp.handicap.fixed.limits
  Rule: A number of stones for which the board has no points is refused

    There are two stones at least. Nine is the most on boards of odd size from 9x9 on, four the most on 7x7 and on boards of
    even size from 8x8 on. Smaller boards have none.

    Source: Go Text Protocol 2, draft 2, section 4.1.1 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2), and 6.3.2,
    fixed_handicap: fails for an invalid number of stones.

    Open: the smallest number is not written out; the table begins with two.

    Scenario: [1] None and one, 19x19
      Given an empty 19x19 board
      Then it is refused that the controller asks for 0 fixed handicap stones
      And it is refused that the controller asks for 1 fixed handicap stones
      And the board is empty

    Scenario: [2] Ten, 19x19
      Given an empty 19x19 board
      Then it is refused that the controller asks for 10 fixed handicap stones
      And the board is empty

    Scenario: [3] Far too many, 19x19
      Given an empty 19x19 board
      Then it is refused that the controller asks for 361 fixed handicap stones
      And it is refused that the controller asks for 9999 fixed handicap stones
      And the board is empty

    Scenario: [4] Ten, 9x9
      Given an empty 9x9 board
      Then it is refused that the controller asks for 10 fixed handicap stones
      And the board is empty

    Scenario: [5] Five to nine, 18x18
      Given an empty 18x18 board
      Then it is refused that the controller asks for 5 fixed handicap stones
      And it is refused that the controller asks for 6 fixed handicap stones
      And it is refused that the controller asks for 7 fixed handicap stones
      And it is refused that the controller asks for 8 fixed handicap stones
      And it is refused that the controller asks for 9 fixed handicap stones
      And the board is empty

    Scenario: [6] Five, 8x8
      Given an empty 8x8 board
      Then it is refused that the controller asks for 5 fixed handicap stones
      And the board is empty

    Scenario: [7] Five and nine, 7x7
      Given an empty 7x7 board
      Then it is refused that the controller asks for 5 fixed handicap stones
      And it is refused that the controller asks for 9 fixed handicap stones
      And the board is empty

    Scenario: [8] Two, 6x6
      Given an empty 6x6 board
      Then it is refused that the controller asks for 2 fixed handicap stones
      And the board is empty

    Scenario: [9] Two, 5x5, 3x3 and 2x2
      Given an empty 5x5 board
      Then it is refused that the controller asks for 2 fixed handicap stones
      And the board is empty
      Given an empty 3x3 board
      Then it is refused that the controller asks for 2 fixed handicap stones
      Given an empty 2x2 board
      Then it is refused that the controller asks for 2 fixed handicap stones

    Scenario: [10] What was refused may be asked for again with another number
      Given an empty 9x9 board
      Then it is refused that the controller asks for 10 fixed handicap stones
      When the controller asks for 4 fixed handicap stones
      Then the handicap stones are on C3, G7, C7 and G3
