Feature: Chinese article 5 - Forbidden points

  Where one may not play.

  @chinese.5
  Rule: A point is forbidden where one's stone would have no liberties and would take nothing

    Source: Chinese rules of 2002, article 5 (m.haomeiwen.com/subject/mhyvhktx.html).

    Scenario: [1] A forbidden point for a single stone, and one for a larger unit
      Given this position, with White to play
        """
        a X . X O
        X X . X O
        . . . X b
        . . . . X
        . X . . .
        """
      Then White may not play a, because it is self-capture
      And White may not play b, because it is self-capture

    Scenario: [2] It is not forbidden where something is taken
      Given this position, with White to play
        """
        a X O X .
        X X O . X
        O O . . .
        . . . . .
        . . . . .
        """
      Then White may play a
      When White plays a
      Then the last play captures A4, B4 and B5
