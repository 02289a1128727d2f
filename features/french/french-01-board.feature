Feature: The French rules - The board

  The rules of the French federation, in the order of their sections. They count area, so that everything can be settled
  by playing on.

  @french.board
  Rule: The board has 19 lines each way; 13x13 and 9x9 may be used to begin with

    Nothing keeps the players from using other equipment. The marked points, called hoshi, mean nothing to the rules.

    Source: French rules, "Matériel" (jeudego.org/_php/regleGo.php).

    Scenario: [1] 19x19, 13x13 and 9x9
      Given an empty 19x19 board
      Then a 19x19 board is within the rules
      And a 13x13 board is within the rules
      And a 9x9 board is within the rules

    Scenario: [2] Other boards
      Given an empty 7x7 board
      Then a 7x7 board is within the rules
      And a 5x5 board is within the rules
