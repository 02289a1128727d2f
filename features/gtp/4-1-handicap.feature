Feature: Handicap stones in answers and lists

  The points themselves are the clauses gtp.handicap.*; here it is the lines that count.

  @gtp.4.1.1
  Rule: fixed_handicap answers the points of the stones that it places, and those are black

    Source: Go Text Protocol 2, draft 2, sections 4.1.1 and 6.3.2, fixed_handicap: the output is the list of the vertices where
    stones have been placed.

    Open: the order of the points in the answer.

    Scenario: [1] Two, 9x9
      Given a new game on a 9x9 board
      And the engine has the command "fixed_handicap"
      When the controller sends "fixed_handicap 2"
      Then it answers 2 vertices
      And the vertices that it answers have black stones, and no other points have any

    Scenario: [2] Five, 9x9
      Given a new game on a 9x9 board
      And the engine has the command "fixed_handicap"
      When the controller sends "fixed_handicap 5"
      Then it answers 5 vertices
      And the vertices that it answers have black stones, and no other points have any

    Scenario: [3] Nine, 19x19
      Given a new game on a 19x19 board
      And the engine has the command "fixed_handicap"
      When the controller sends "fixed_handicap 9"
      Then it answers 9 vertices
      And the vertices that it answers have black stones, and no other points have any

  @gtp.4.1.2.placed
  Rule: place_free_handicap answers the points of the stones that it places, and those are black

    No point is answered twice, and no pass.

    Source: Go Text Protocol 2, draft 2, sections 4.1.2 and 6.3.2, place_free_handicap.

    Open: the points, which are the engine's choice, and their order. Fewer stones than were asked for may be placed where the
    number is very high, so no scenario asks for many.

    Scenario: [1] Two
      Given a new game
      And the engine has the command "place_free_handicap"
      When the controller sends "place_free_handicap 2"
      Then it answers 2 vertices
      And the vertices that it answers have black stones, and no other points have any

    Scenario: [2] Four, 9x9
      Given a new game on a 9x9 board
      And the engine has the command "place_free_handicap"
      When the controller sends "place_free_handicap 4"
      Then it answers 4 vertices
      And the vertices that it answers have black stones, and no other points have any

    Scenario: [3] Nine, 19x19
      Given a new game on a 19x19 board
      And the engine has the command "place_free_handicap"
      When the controller sends "place_free_handicap 9"
      Then it answers 9 vertices
      And the vertices that it answers have black stones, and no other points have any

  @gtp.4.1.2.given
  Rule: set_free_handicap answers nothing and places black stones on the points that it is given

    Source: Go Text Protocol 2, draft 2, sections 4.1.2 and 6.3.2, set_free_handicap: an engine must take the placement.

    Scenario: [1] Two
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends "set_free_handicap C3 D4"
      Then it answers nothing
      And the engine has Black stones on C3 and D4 and no others

    Scenario: [2] On the edge and beside each other
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends "set_free_handicap E5 A1 A2"
      Then it answers nothing
      And the engine has Black stones on A1, A2 and E5 and no others

    Scenario: [3] More than there are fixed ones
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends "set_free_handicap A1 A2 A3 A4 A5 C1 C2 C3 C4 C5 E1 E2"
      Then it answers nothing
      And the engine has Black stones on A1, A2, A3, A4, A5, C1, C2, C3, C4, C5, E1 and E2 and no others
