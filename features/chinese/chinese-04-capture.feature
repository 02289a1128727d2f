Feature: Chinese article 4 - Capture

  What takes stones off the board.

  @chinese.4
  Rule: After a play the opponent's stones without liberties are taken, even if one's own have none either

    Source: Chinese rules of 2002, article 4 (m.haomeiwen.com/subject/mhyvhktx.html).

    Scenario: [1] Only the opponent's stones have no liberties
      Given this position, with Black to play
        """
        . . . . .
        . X X . .
        X @ @ a .
        . X X . .
        . . . . .
        """
      When Black plays a
      Then the last play captures the marked stones

    Scenario: [2] Stones of both have none: the opponent's are taken, one's own stay
      Given this position, with Black to play
        """
        X @ X . .
        X @ X . .
        X @ X . .
        X @ X . .
        a @ X . .
        """
      When Black plays a
      Then the last play captures the marked stones
      And the chain of A5 is A1, A2, A3, A4 and A5
