Feature: The World Mind Sports Games, 1.3 - Liberties and removal

  What keeps stones on the board, and what takes them off.

  @wmsg.1-3
  Rule: What has no liberties is removed, the opponent's stones before one's own

    Liberties are the empty points beside a stone along the lines; stones of a colour connected along the lines are a unit.

    Source: Robert Jasiek, Revision of the World Mind Sports Games rules, 1.3, items 1 to 4 (home.snafu.de/jasiek/wmsgr.html).

    Scenario: [1] A unit of three
      Given this position, with White to play
        """
        . O O . .
        O # # O .
        O # a . .
        . O . . .
        . . . . .
        """
      Then the liberty of B3 is a
      When White plays a
      Then the last play captures the marked stones

    Scenario: [2] Units of both players lose their last liberty, and the opponent's goes
      Given this position, with White to play
        """
        . . . . .
        O O O O O
        # # # # a
        O O O O O
        . . . . .
        """
      When White plays a
      Then the last play captures the marked stones

    Scenario: [3] Even if the stone played has no liberty before they go
      Given this position, with White to play
        """
        a X O . .
        X X O . .
        X O . . .
        O . . . .
        . . . . .
        """
      When White plays a
      Then the last play captures A3, A4, B4 and B5

  @wmsg.1-3.self-capture
  Rule: One may not play where one's own stones would have no liberties and nothing is removed

    Source: Robert Jasiek, Revision of the World Mind Sports Games rules, 1.3, item 5 (home.snafu.de/jasiek/wmsgr.html);
    Wikipedia, Rules of Go (French), "Rules of the World Mind Sports Games".

    Scenario: [1] One stone or several
      Given this position, with Black to play
        """
        a O . . O
        O . . O X
        . . . O b
        . . . . O
        . . . . .
        """
      Then Black may not play a, because it is self-capture
      And Black may not play b, because it is self-capture

    Scenario: [2] It is allowed if it removes something
      Given this position, with Black to play
        """
        a O X . .
        O X . . .
        X . . . .
        . . . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures A4 and B5
