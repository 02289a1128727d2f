Feature: Chinese article 3 - Liberties

  What keeps stones on the board.

  @chinese.3
  Rule: The liberties of a stone are the empty points beside it on a line; stones of a colour beside each other are one unit

    A point beside it that the opponent holds is no liberty. What has no liberties may not stay on the board.

    Source: Chinese rules of 2002, article 3 (m.haomeiwen.com/subject/mhyvhktx.html).

    Scenario: [1] The liberties of single stones and of a unit
      Given this position, with Black to play
        """
        a X O . .
        . . . . .
        . . b O .
        . c X X d
        . . e f .
        """
      Then the liberties of C2 and D2 are b, c, d, e and f
      And the liberties of B5 are a and B4

    Scenario: [2] Without liberties a unit does not stay
      Given this position, with White to play
        """
        . . . . .
        . O O . .
        O # # a .
        . O # O .
        . . O . .
        """
      When White plays a
      Then the last play captures the marked stones
      And B3, C3 and C2 are empty
