Feature: Chinese article 2 - Play

  Who moves, and what a move is.

  @chinese.2
  Rule: The board is empty at first; Black begins, and the players put stones on its points in turn; either may pass

    A stone does not move to another point. To play in turn is a right of both players, which each may give up for a turn.

    Source: Chinese rules of 2002, article 2 (m.haomeiwen.com/subject/mhyvhktx.html).

    Scenario: [1] Black begins on the empty board
      Given an empty 19x19 board
      Then the board is empty
      And it is Black's turn
      And White may not play Q16, because it is the opponent's turn

    Scenario: [2] One stone at a time, in turn
      Given an empty 9x9 board
      When the game goes G7 C3 G3 C7 E5
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . X . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . O . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        """
      And Black may not play E4, because it is the opponent's turn

    Scenario: [3] Either player may pass, at the first turn too
      Given an empty 9x9 board
      Then Black may pass
      When Black passes and White plays E5
      Then it is Black's turn
      When Black plays E4
      Then White may pass
