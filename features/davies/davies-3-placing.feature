Feature: The concise statement, item 3 - Placing a stone

  What a play is.

  @davies.3
  Rule: A play puts one stone of the player's own colour on an empty point

    Source: Wikipedia, Rules of Go (French), concise statement, item 3.

    Scenario: [1] Black puts a black stone, White a white one, each on the point named
      Given this position, with Black to play
        """
        O . . X
        . . . .
        . 2 . 1
        X . . O
        """
      When the numbered moves are played
      Then the position is
        """
        O . . X
        . . . .
        . O . X
        X . . O
        """

    Scenario: [2] No stone is put on another, nor beside the board
      Given this position, with Black to play
        """
        O . . X
        . . . .
        . . . .
        X . . O
        """
      Then Black may not play A4, because the point is occupied
      And Black may not play D4, because the point is occupied
      And Black may not play E1, because the board has no such point
      And Black may not play A5, because the board has no such point
