Feature: Given handicap - lists that are refused

  Nothing of a bad list is placed.

  @gtp.handicap.given.bad
  Rule: A list of handicap stones that is too short or too long, or has a point twice, a pass or no point is refused

    A command that fails changes nothing, so the board stays empty, and a good list may follow.

    Source: Go Text Protocol 2, draft 2, section 6.3.2, set_free_handicap, and 5.3
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: a point beyond the board is not spoken of. It is no vertex of this board (section 2.11).

    Scenario: [1] One stone
      Given an empty 9x9 board
      Then it is refused that the controller hands in handicap stones on E5
      And the board is empty

    Scenario: [2] A point twice
      Given an empty 9x9 board
      Then it is refused that the controller hands in handicap stones on C3 and C3
      And the board is empty

    Scenario: [3] A point twice among others
      Given an empty 9x9 board
      Then it is refused that the controller hands in handicap stones on C3, G7, E5 and G7
      And the board is empty

    Scenario: [4] A pass
      Given an empty 9x9 board
      Then it is refused that the controller hands in handicap stones on pass and pass
      And it is refused that the controller hands in handicap stones on pass, C3 and G7
      And the board is empty

    Scenario: [5] A pass after points
      Given an empty 9x9 board
      Then it is refused that the controller hands in handicap stones on C3, G7 and pass
      And the board is empty

    Scenario: [6] A point beyond the board
      Given an empty 9x9 board
      Then it is refused that the controller hands in handicap stones on K5, C3 and G7
      And it is refused that the controller hands in handicap stones on E10, C3 and G7
      And the board is empty

    Scenario: [7] A point beyond the board, after points
      Given an empty 9x9 board
      Then it is refused that the controller hands in handicap stones on C3, G7 and E10
      And the board is empty

    Scenario: [8] All points
      Given an empty 2x2 board
      Then it is refused that the controller hands in handicap stones on A1, A2, B1 and B2
      And the board is empty

    Scenario: [9] A good list after a bad one
      Given an empty 9x9 board
      Then it is refused that the controller hands in handicap stones on C3 and C3
      When the controller hands in handicap stones on C3 and G7
      Then the handicap stones are on C3 and G7
