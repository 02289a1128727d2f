Feature: Free handicap - the engine chooses

  The controller names a number, and the engine places the stones wherever it likes.

  @gtp.handicap.free
  Rule: Asked for free handicap stones the engine places as many on points of its choice, each on one of its own

    Any number from two to one less than the board has points may be asked for. The engine names the points.

    Source: Go Text Protocol 2, draft 2, sections 4.1.2 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2) and 6.3.2,
    place_free_handicap.

    Open: an engine may place fewer stones than were asked for, where it believes that they win against anybody. Which
    number is so high is not said; no scenario asks for all stones where they are more than nine.

    Scenario: [1] Two to five, 19x19
      Given an empty 19x19 board
      When the controller asks for 2 free handicap stones
      Then there are 2 handicap stones
      When the controller clears the board
      And the controller asks for 3 free handicap stones
      Then there are 3 handicap stones
      When the controller clears the board
      And the controller asks for 4 free handicap stones
      Then there are 4 handicap stones
      When the controller clears the board
      And the controller asks for 5 free handicap stones
      Then there are 5 handicap stones

    Scenario: [2] Nine, 19x19
      Given an empty 19x19 board
      When the controller asks for 9 free handicap stones
      Then there are 9 handicap stones

    Scenario: [3] Two and four, 9x9
      Given an empty 9x9 board
      When the controller asks for 2 free handicap stones
      Then there are 2 handicap stones
      When the controller clears the board
      And the controller asks for 4 free handicap stones
      Then there are 4 handicap stones

    # There are no fixed points for these.
    Scenario: [4] Five, 8x8
      Given an empty 8x8 board
      When the controller asks for 5 free handicap stones
      Then there are 5 handicap stones

    Scenario: [5] Two, 5x5
      Given an empty 5x5 board
      When the controller asks for 2 free handicap stones
      Then there are 2 handicap stones

    Scenario: [6] More than nine, 13x13
      Given an empty 13x13 board
      When the controller asks for 17 free handicap stones
      Then there are 2 to 17 handicap stones

    Scenario: [7] All points but one, 9x9
      Given an empty 9x9 board
      When the controller asks for 80 free handicap stones
      Then there are 2 to 80 handicap stones

    Scenario: [8] None and one are too few
      Given an empty 9x9 board
      Then it is refused that the controller asks for 0 free handicap stones
      And it is refused that the controller asks for 1 free handicap stones
      And the board is empty

    Scenario: [9] As many as there are points are too many
      Given an empty 5x5 board
      Then it is refused that the controller asks for 25 free handicap stones
      And it is refused that the controller asks for 26 free handicap stones
      And the board is empty
