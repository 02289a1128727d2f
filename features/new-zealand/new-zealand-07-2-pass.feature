Feature: New Zealand rules, article 7 - Passing and repetition

  The other kind of move.

  @new-zealand.7.pass
  Rule: A pass is a move: what stood after it may not be repeated by the player who passed

    A pass itself repeats nothing that is forbidden, and is always possible.

    Source: New Zealand Rules of Go, seventh paragraph, items 1 and 2.

    Scenario: [1] A stone may not be taken back where one has passed
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position
      And Black may pass

    Scenario: [2] Whoever passed on the empty board may not empty it
      Given an empty 2x1 board
      When the game goes pass A1 B1 pass
      Then Black may not play A1, because it recreates an earlier position

    Scenario: [3] The same on a board of one point
      Given an empty 1x1 board
      When the game goes pass A1
      Then Black may not play A1, because it recreates an earlier position

    Scenario: [4] One may pass any number of times
      Given an empty 2x2 board
      When the game goes A1 pass pass pass pass pass pass
      Then White may pass
