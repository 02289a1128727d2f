Feature: AGA rule 2 - Play

  Who moves, and what a move is.

  @aga.2
  Rule: The players move in turn and Black begins, but in a handicap game White begins once the stones are placed

    A move is a play on any empty point, edges and corners among them, or a pass. Some plays are illegal (aga.5, aga.6);
    a pass never is (aga.7).

    Source: AGA concise rules, rule 2 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf).

    Scenario: [1] Black begins an even game, and the players take turns
      Given an empty 9x9 board
      Then it is Black's turn
      And White may not play E5, because it is the opponent's turn
      When Black plays E5
      Then it is White's turn
      And Black may not play C3, because it is the opponent's turn
      When White passes
      Then it is Black's turn

    Scenario: [2] White begins a handicap game
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      Then it is White's turn
      And Black may not play E5, because it is the opponent's turn
      When White plays E5
      Then it is Black's turn

    Scenario: [3] With a handicap of one stone Black begins
      Given an empty 9x9 board
      When the players agree on 1 handicap stone
      Then the board is empty
      And it is Black's turn

    Scenario: [4] A stone may be played on the edge and in the corner
      Given an empty 9x9 board
      Then Black may play A1, A9, J1, J9, E1 and E9
      And Black may not play J10, because the board has no such point

    Scenario: [5] A pass is legal though nothing has been played yet, and though a stone is in danger
      Given this position, with White to play
        """
        . . X . .
        . X O a .
        . . X . .
        . . . . .
        . . . . .
        """
      Then White may pass
      When White passes
      Then Black may pass
