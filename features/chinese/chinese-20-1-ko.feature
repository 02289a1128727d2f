Feature: Chinese article 20, 1 - Retaking a ko

  How the referee applies article 6. In principle a recurrence is forbidden, as the one thing that keeps a game from ending.

  @chinese.20-1
  Rule: A ko may not be retaken at once

    A play that does is void and costs the turn.

    Source: Chinese rules of 2002, article 20.1 (senseis.xmp.net/?topic=541); article 20
    (yjbys.com/edu/qilei/15049.html).

    Open: we test that the play is refused. The turn is for a referee to take.

    Scenario: [1] On the edge
      Given this position, in which Black has just played B5
        """
        . X a X O
        . . X O .
        . . . . .
        . . . . .
        . . . . .
        """
      When White plays a
      Then the last play captures D5
      And Black may not play D5, because it recreates an earlier position
      When Black passes and White plays E1
      Then Black may play D5

    Scenario: [2] With two kos on the board the other one may be taken
      Given this position, in which Black has just played B5
        """
        . X a X O
        . . X O .
        . . . . .
        . X O . .
        X O b O .
        """
      When White plays a and Black plays b
      Then the last play captures B1
      And White may not play B1, because it recreates an earlier position
