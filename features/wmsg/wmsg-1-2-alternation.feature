Feature: The World Mind Sports Games, 1.2 - Alternation

  Who moves when.

  @wmsg.1-2
  Rule: The board is empty at first; Black begins, then the players alternate; either may give up a turn, which is a pass

    Source: Robert Jasiek, Revision of the World Mind Sports Games rules, 1.2 (home.snafu.de/jasiek/wmsgr.html).

    Scenario: [1] Black begins on the empty board, then White plays
      Given an empty 19x19 board
      Then the board is empty
      And White may not play D4, because it is the opponent's turn
      When Black plays D4
      Then Black may not play Q16, because it is the opponent's turn
      And White may play Q16

    Scenario: [2] A pass gives up one turn
      Given an empty 9x9 board
      Then Black may pass
      When Black passes
      Then it is White's turn
      When White plays E5
      Then it is Black's turn

    Scenario: [3] There is no handicap
      Given an empty 19x19 board
      Then it is against the rules that the players agree on 2 handicap stones
