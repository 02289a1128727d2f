Feature: British rule 2 - Play

  The British association plays by the AGA rules as it interprets them. What is here is what the interpretation adds; the
  AGA rules that it leaves alone are taken over as they are. The numbers are those of the interpretation.

  @british.2-1
  Rule: To play means to place a stone on an empty point and remove opposing strings; a move is a play or a pass

    Only an empty point can be played, and only the opponent's stones are removed.

    Source: British Go Association, interpretation of the AGA rules, 2.1 (britgo.org/rules/bgainterpretation).

    Scenario: [1] The stone is placed and the opponent's string removed
      Given this position, with Black to play
        """
        . . X . .
        . X @ X .
        . X @ a .
        . . X . .
        . . . . .
        """
      When Black plays a
      Then the last play captures the marked stones
      And the position is
        """
        . . X . .
        . X . X .
        . X . X .
        . . X . .
        . . . . .
        """

    Scenario: [2] No stone is placed on another
      Given the position of british.2-1/1
      Then Black may not play C4, because the point is occupied
      And Black may not play C5, because the point is occupied

    Scenario: [3] A play or a pass makes it the opponent's turn
      Given an empty 9x9 board
      When Black plays C3
      Then it is White's turn
      When White passes
      Then it is Black's turn
