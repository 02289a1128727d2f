Feature: The French rules - The course of play

  Who moves, and what a move is.

  @french.turns
  Rule: The player who begins has the black stones; in turn the players put a stone on an empty point or pass

    A pass tells the opponent that one takes the game to be finished.

    Source: French rules, "Déroulement du jeu" (jeudego.org/_php/regleGo.php).

    Scenario: [1] Black begins, and the players take turns
      Given an empty 9x9 board
      Then it is Black's turn
      And White may not play C3, because it is the opponent's turn
      When Black plays C3 and White passes
      Then it is Black's turn
      When Black plays G3
      Then White may not play C3, because the point is occupied
      And White may play C7

    Scenario: [2] Passing is allowed at any time
      Given an empty 9x9 board
      Then Black may pass
      When Black passes
      Then White may pass
      When White plays E5
      Then Black may pass
