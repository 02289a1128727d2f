Feature: Resumption - Left open

  Some documents say that a dispute is played out and leave it at that; others do not speak of disputes.

  @resumption.unstated
  Rule: The game may be resumed, but no document says who moves first

    A program cannot be wrong here. If both players agree who moves, there is nothing left to decide.

    Source: Lorrain, New Zealand rules, where play resumes if the players differ about the stones; the French rules,
    under which they simply play on (jeudego.org; denisfeldmann.fr/reglefrancaise.htm).

    Open: who moves first.

    @ending.stop @button.none
    Scenario: [1] Who moves is not decided, whoever asks
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then no document decides what follows if Black asks for the game to be resumed
      And no document decides what follows if White asks for the game to be resumed

    @ending.stop @button.none
    Scenario: [2] The players may agree on it
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree that White moves next
      Then the game is not over
      And it is White's turn
      And White may play D3

    @ending.agreement
    Scenario: [3] Where the players agree to stop, it is not decided either
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      Then no document decides what follows if Black asks for the game to be resumed
      And no document decides what follows if White asks for the game to be resumed

    @ending.agreement
    Scenario: [4] There too the players may agree on it
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And the players agree that White moves next
      Then it is White's turn
      And White may play D3

    # D44-D46
    @ending.stop @last-pass.either @repetition.situational @button.none
    Scenario: [5] Whoever moves, what stood before the stop has stood in this game
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a, White passes and Black passes
      And the players agree that White moves next
      Then White may not play B4, because it recreates an earlier position
      And White may play E5

    # D44-D46
    @ending.stop @last-pass.white @repetition.natural-situational @button.none
    Scenario: [6] So has what a player made by a play before the stop
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When the game goes a pass pass pass
      And the players agree that White moves next
      Then White may not play B4, because it recreates an earlier position
      And White may play E5

    # D44-D46
    @ending.agreement @repetition.situational
    Scenario: [7] Where the players agree to stop, this does not change either
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a
      And the players agree to stop
      And the players agree that White moves next
      Then White may not play B4, because it recreates an earlier position
      And White may play E5

    @ending.four-passes @button.none
    Scenario: [8] Where four passes would end the game, it is not decided either
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then no document decides what follows if Black asks for the game to be resumed
      And no document decides what follows if White asks for the game to be resumed
