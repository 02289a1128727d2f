Feature: The New Zealand rules in Lorrain's wording, article 10 - Start and turns

  How a game begins and goes on.

  @lorrain.10
  Rule: The game begins with an empty board and Black to move, and each makes one move in turn

    Source: Lorrain, New Zealand rules, the three sentences on the start.

    Scenario: [1] The empty board
      Given an empty 19x19 board
      Then the board is empty

    Scenario: [2] Black, then White, then Black
      Given an empty 3x3 board
      Then it is Black's turn
      And White may not play B2, because it is the opponent's turn
      When Black plays B2
      Then it is White's turn
      When White passes
      Then it is Black's turn
      And White may not play A1, because it is the opponent's turn
