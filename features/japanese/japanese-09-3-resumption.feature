Feature: Japanese rules, article 9-3 - Resumption

  Going on after the stop.

  @japanese.9-3
  Rule: Either player may have a stopped game resumed; the other one moves first

    The opponent who sees no need to move may pass. Whatever the players put on the board during the stop is undone.

    Source: Japanese Rules of Go of 1989, article 9-3, with the official commentary.

    Scenario: [1] Black asks, White moves first
      Given this position, with Black to play
        """
        . X . O .
        X X a O O
        . X . O .
        """
      When both players pass
      And Black asks for the game to be resumed
      Then it is White's turn
      And White may play a
      And White may pass

    Scenario: [2] White asks, Black moves first
      Given the position of japanese.9-3/1
      When both players pass
      And White asks for the game to be resumed
      Then it is Black's turn
      And White may not play a, because it is the opponent's turn

    Scenario: [3] Who passed last makes no difference
      Given this position, with White to play
        """
        . X . O .
        X X a O O
        . X . O .
        """
      When both players pass
      And Black asks for the game to be resumed
      Then it is White's turn

    Scenario: [4] The game resumed stops like any other
      Given the position of japanese.9-3/1
      When both players pass
      And White asks for the game to be resumed
      And the game goes C3 a C1 pass pass
      Then the game is stopped
      And it is within the rules that Black asks for the game to be resumed
      When the players agree that no stone is dead
      Then the score is Black 2, White 2
