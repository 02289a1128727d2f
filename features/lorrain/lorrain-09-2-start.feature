Feature: The New Zealand rules in Lorrain's wording, article 9 - The first position

  Where the two wordings part.

  @lorrain.9.start
  Rule: The empty board stood while Black was to move, so White may not make it again

    Black may, once.

    Source: Lorrain, New Zealand rules, the sentence on moves, item 1, with the one on the start.

    Open: here alone the two wordings part. The society's speaks of what stood after a player's own moves, and lets
    White empty the board (new-zealand.7.start).

    Scenario: [1] White may not empty a board of two points
      Given an empty 2x1 board
      When the game goes A1 B1 pass
      Then White may not play A1, because it recreates an earlier position

    Scenario: [2] White may not empty a board of four
      Given an empty 2x2 board
      When the game goes pass A1 pass B1 pass A2 pass
      Then White may not play B2, because it recreates an earlier position

    Scenario: [3] Black may empty it
      Given an empty 2x1 board
      When the game goes A1 pass
      Then Black may play B1
      When Black plays B1
      Then the board is empty

    Scenario: [4] Once Black has passed on it, Black may not either
      Given an empty 2x1 board
      When the game goes pass A1 B1 pass
      Then Black may not play A1, because it recreates an earlier position
