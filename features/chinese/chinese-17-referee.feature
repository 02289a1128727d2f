Feature: Chinese articles 17 to 19 - Refereeing

  What the referee does about moves that break the rules.

  @chinese.17
  Rule: Nobody moves twice in a row; whoever does has lost

    A stone moved after it was placed is put back, with a warning. Where stones have been displaced the referee decides.

    Source: Chinese rules, article 17 (yjbys.com/edu/qilei/15049.html).

    Open: we test that the second move is refused. The loss is for a referee to declare.

    Scenario: [1] Not two plays
      Given an empty 9x9 board
      When Black plays E5
      Then Black may not play E4, because it is the opponent's turn
      And White may play E4

    Scenario: [2] Not a pass and a play
      Given an empty 9x9 board
      When Black plays E5 and White passes
      Then White may not play E4, because it is the opponent's turn
      And White may not pass, because it is the opponent's turn
      And Black may play E4

  @chinese.18 @untestable
  Rule: Stones wrongly taken off are put back

    With a warning for whoever took them.

    Source: Chinese rules, article 18 (yjbys.com/edu/qilei/15049.html).

    Untestable: it is about a slip of the hand. A program takes off what its rules tell it to take off; whether these are
    the right stones is tested by article 4.

  @chinese.19
  Rule: A play on a forbidden point is void and costs the turn

    Source: Chinese rules, article 19 (yjbys.com/edu/qilei/15049.html).

    Open: we test that the play is refused. In our scenarios a refused play costs nothing; the turn is for a referee to take.

    Scenario: [1] The play is void: the board stays as it is
      Given this position, with Black to play
        """
        . . . . .
        . O O . .
        O X X O .
        O X a O .
        . O O . .
        """
      Then Black may not play a, because it is self-capture
      And the position is
        """
        . . . . .
        . O O . .
        O X X O .
        O X . O .
        . O O . .
        """
      And Black may pass
