Feature: The concise statement, item 7 - End

  When no more is played.

  @davies.7
  Rule: Two consecutive passes end the game

    It does not matter who passes first. What stands on the board then is what counts.

    Source: Wikipedia, Rules of Go (French), concise statement, item 7.

    Scenario: [1] White passes, Black passes, and the game is over
      Given this position, with White to play
        """
        . X O .
        X X O O
        X . X O
        X X X O
        """
      When White passes
      Then the game is not over
      When Black passes
      Then the game is over
      And White may not play A4, because the game is over
      And White may not pass, because the game is over

    Scenario: [2] Two passes with a play between them do not end it
      Given an empty 5x5 board
      When the game goes C3 pass D3 pass C2
      Then the game is not over
      When the game goes pass B3 pass
      Then the game is not over
      And Black may play E5

    Scenario: [3] The first two moves may end it
      Given an empty 9x9 board
      When both players pass
      Then the game is over
