Feature: New Zealand rules, article 8 - Start and turns

  How a game begins and goes on.

  @new-zealand.8
  Rule: A game begins with an empty board, and the players move in turn, Black first

    A pass is a move, so it hands the turn on.

    Source: New Zealand Rules of Go, eighth paragraph.

    Scenario: [1] Nothing stands on the board, and it is Black's turn
      Given an empty 19x19 board
      Then the board is empty
      And it is Black's turn

    Scenario: [2] Turn and turn about
      Given an empty 9x9 board
      Then White may not play E5, because it is the opponent's turn
      When Black plays E5
      Then Black may not play E6, because it is the opponent's turn
      When White passes
      Then White may not play E6, because it is the opponent's turn
      When Black plays E6
      Then it is White's turn
