Feature: Rule 6 - Turns

  Who moves when.

  @base.6
  Rule: Black moves first; then the players alternate

    Each turn is one move, and a pass is a move: it hands the turn over as a play does. What a play captures, or whether
    its own stones are removed, makes no difference to whose turn it is next.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 6; explanation, "Alternation of turns" and
    "Moving".

    Open: the source does not say what happens to a move made out of turn. Here it is illegal, and nothing changes.

    Open: in the sources every game begins with Black. A scenario that begins from a picture says whose turn it is
    there.

    Scenario: [1] Black moves first
      Given an empty 5x5 board
      Then it is Black's turn
      And Black may play C3
      And White may not play C3, because it is the opponent's turn

    Scenario: [2] After a play it is the opponent's turn
      Given an empty 5x5 board
      When Black plays C3
      Then it is White's turn
      And Black may not play D4, because it is the opponent's turn
      When White plays B2
      Then it is Black's turn
      And White may not play D4, because it is the opponent's turn

    Scenario: [3] After a pass it is the opponent's turn
      Given this position, with White to play
        """
        . . . . .
        . X . . .
        . . O . .
        . . . X .
        . . . . .
        """
      When White passes
      Then it is Black's turn
      And White may not play D4, because it is the opponent's turn
      And White may not pass, because it is the opponent's turn
      And Black may play D4

    Scenario: [4] A capture brings no second turn
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . X O a .
        . . X . .
        . . . . .
        """
      When Black plays a
      Then it is White's turn
      And Black may not play E5, because it is the opponent's turn

    Scenario: [5] Stones of both colours appear in turn
      Given an empty 5x5 board
      When the game goes B2 D4 B4 D2 C3 pass C1 E3
      Then the position is
        """
        . . . . .
        . X . O .
        . . X . O
        . X . O .
        . . X . .
        """

    Scenario: [6] A position may come with White to move: then Black is next
      Given this position, with White to play
        """
        . . . . .
        . X . O .
        . . X . .
        . X . O .
        . . . . .
        """
      When White plays C2
      Then it is Black's turn
