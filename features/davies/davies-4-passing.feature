Feature: The concise statement, item 4 - Passing

  What a player may do instead.

  @davies.4
  Rule: A player may pass at any turn

    Source: Wikipedia, Rules of Go (French), concise statement, item 4.

    Scenario: [1] At the first turn, and in answer to a pass
      Given an empty 9x9 board
      Then Black may pass
      When Black passes
      Then White may pass

    Scenario: [2] In answer to a play, even one that puts stones in danger
      Given this position, with Black to play
        """
        . . . .
        . O O X
        . a X .
        . X . .
        """
      When Black plays a
      Then White may pass

    # The ko of davies.6/1
    Scenario: [3] Where retaking is forbidden
      Given this position, in which White has just played B1
        """
        . . . . .
        . . . . .
        . . . . .
        . X O . .
        X O a O .
        """
      When Black plays a
      Then White may pass
      When White passes
      Then the position is
        """
        . . . . .
        . . . . .
        . . . . .
        . X O . .
        X . X O .
        """
