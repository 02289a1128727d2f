Feature: Fixed handicap - 19x19

  The controller names a number, and the points follow from it.

  @gtp.handicap.fixed
  Rule: On 19x19 handicap stones of a number from 2 to 9 stand on points that a table gives

    Two stones stand in the lower left and the upper right corner, the third in the upper left one, the fourth in the
    lower right one. Six have two more in the middle of the left and right sides, eight two more in the middle of the lower
    and upper sides. Where the number is odd, from five on, one stone stands on the middle point. The engine names the points.

    Source: Go Text Protocol 2, draft 2, section 4.1.1 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2), the table; section 6.3.2, fixed_handicap.

    Open: of three stones, the custom at the board leaves the upper left corner empty (the rulesets' clause
    handicap.fixed), the protocol the lower right one. In this clause the protocol decides. The order in which the points
    are named is not said to matter, and no scenario asks for it.

    Scenario: [1] Two
      Given an empty 19x19 board
      When the controller asks for 2 fixed handicap stones
      Then the handicap stones are on D4 and Q16
      And there are 2 handicap stones

    Scenario: [2] Three: the lower right corner is empty
      Given an empty 19x19 board
      When the controller asks for 3 fixed handicap stones
      Then the handicap stones are on D4, Q16 and D16
      And there are 3 handicap stones

    Scenario: [3] Four
      Given an empty 19x19 board
      When the controller asks for 4 fixed handicap stones
      Then the handicap stones are on D4, Q16, D16 and Q4
      And there are 4 handicap stones

    Scenario: [4] Five: the middle point
      Given an empty 19x19 board
      When the controller asks for 5 fixed handicap stones
      Then the handicap stones are on D4, Q16, D16, Q4 and K10
      And there are 5 handicap stones

    Scenario: [5] Six: the sides, not the middle
      Given an empty 19x19 board
      When the controller asks for 6 fixed handicap stones
      Then the handicap stones are on D4, Q16, D16, Q4, D10 and Q10
      And there are 6 handicap stones

    Scenario: [6] Seven
      Given an empty 19x19 board
      When the controller asks for 7 fixed handicap stones
      Then the handicap stones are on D4, Q16, D16, Q4, D10, Q10 and K10
      And there are 7 handicap stones

    Scenario: [7] Eight: not the middle
      Given an empty 19x19 board
      When the controller asks for 8 fixed handicap stones
      Then the handicap stones are on D4, Q16, D16, Q4, D10, Q10, K4 and K16
      And there are 8 handicap stones

    Scenario: [8] Nine
      Given an empty 19x19 board
      When the controller asks for 9 fixed handicap stones
      Then the handicap stones are on D4, Q16, D16, Q4, D10, Q10, K4, K16 and K10
      And there are 9 handicap stones
