Feature: Handicap - compensation

  What White gets for the stones is seen in the score.

  @gtp.handicap.compensation
  Rule: The score after a handicap has the compensation of the rules that are played

    It is the difference between this score and the score of the same stones where they are no handicap. Black walls the
    board off, so every point is Black's by any way of counting.

    Source: the clauses of the axis "compensation"; Go Text Protocol 2, draft 2, section 4.3
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2): the score is the engine's, and there is no more said of handicaps.

    Open: an engine knows a handicap by the command that places it. Stones that Black plays one after the other are none
    (Sabaki issue 409 has engines that are misled by them).

    @compensation.none
    Scenario: [1] None for four fixed stones
      Given an empty 7x7 board
      When the controller asks for 4 fixed handicap stones
      Then the handicap is worth 0 points to White

    @compensation.each @scoring.area
    Scenario: [2] A point for each of four fixed stones
      Given an empty 7x7 board
      When the controller asks for 4 fixed handicap stones
      Then the handicap is worth 4 points to White

    @compensation.one-less @scoring.area
    Scenario: [3] A point for each of four fixed stones but the first
      Given an empty 7x7 board
      When the controller asks for 4 fixed handicap stones
      Then the handicap is worth 3 points to White

    @compensation.none
    Scenario: [4] None for five given stones
      Given an empty 5x5 board
      When the controller hands in handicap stones on C1, C2, C3, C4 and C5
      Then the handicap is worth 0 points to White

    @compensation.each @scoring.area
    Scenario: [5] A point for each of five given stones
      Given an empty 5x5 board
      When the controller hands in handicap stones on C1, C2, C3, C4 and C5
      Then the handicap is worth 5 points to White

    @compensation.one-less @scoring.area
    Scenario: [6] A point for each of five given stones but the first
      Given an empty 5x5 board
      When the controller hands in handicap stones on C1, C2, C3, C4 and C5
      Then the handicap is worth 4 points to White

    @compensation.each @scoring.area
    Scenario: [7] Two points for two stones, the least handicap
      Given an empty 5x5 board
      When the controller hands in handicap stones on B3 and D3
      Then the handicap is worth 2 points to White

    @compensation.one-less @scoring.area
    Scenario: [8] One point for two stones, the least handicap
      Given an empty 5x5 board
      When the controller hands in handicap stones on B3 and D3
      Then the handicap is worth 1 point to White
