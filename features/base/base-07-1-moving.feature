Feature: Rule 7 - Moving

  What a player may do when the turn comes.

  @base.7
  Rule: A move is a pass or a play

    The player whose turn it is makes one of the two, and one only. A play has three steps, made in this order: a stone is
    placed (base.7.step-1), the opponent's stones without liberties are removed (base.7.step-2), then the player's own
    (base.7.step-3).

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7; explanation, "Moving".

    Scenario: [1] At the start of the game Black may do either
      Given an empty 5x5 board
      Then Black may pass
      And Black may play A1, C3 and E4

    Scenario: [2] In the middle of the game White may do either
      Given this position, with White to play
        """
        . . . O .
        . X . X .
        . . O . .
        O . . . .
        . . . X .
        """
      Then White may pass
      And White may play A1, C4 and E5

    Scenario: [3] One play is one stone, one pass is none
      Given this position, with White to play
        """
        . . . O .
        . X . X .
        . . O . .
        O . . . .
        . . . X .
        """
      When White plays D2, Black passes and White plays C1
      Then the position is
        """
        . . . O .
        . X . X .
        . . O . .
        O . . O .
        . . O X .
        """
