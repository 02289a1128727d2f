Feature: Resumption - In turn

  The stop is forgotten, and the players alternate as before.

  @resumption.in-turn
  Rule: If a player asks for it the game is resumed, and the players go on in their original order

    It makes no difference who asks.

    Source: Wikipedia, Rules of Go (French), "Rules of the World Mind Sports Games"; revision of the rules of the World
    Mind Sports Games, 1.5 (home.snafu.de/jasiek/wmsgr.html); Simplified Ing Rules of the EGF, "Agreement"
    (home.snafu.de/jasiek/siming.html).

    @ending.stop @button.none
    Scenario: [1] Black asks, and Black moves
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And Black asks for the game to be resumed
      Then the game is not over
      And it is Black's turn
      And Black may play D3
      And White may not play D3, because it is the opponent's turn

    @ending.stop @button.none
    Scenario: [2] White asks, and Black moves
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      Then it is Black's turn
      And Black may play D3

    @ending.stop @last-pass.either @button.none
    Scenario: [3] It is White's turn after White has passed first
      Given an empty 5x5 board
      When the game goes C3 pass pass
      And White asks for the game to be resumed
      Then it is White's turn
      And White may play D3

    @ending.stop @button.none
    Scenario: [4] It takes two passes to stop the game again
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black passes
      Then the game is not over
      And White may play D3

    @ending.stop
    Scenario: [5] Who moves is not for the players to agree
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is against the rules that the players agree that White moves next

    @ending.four-passes
    Scenario: [6] Where passes and plays go on of themselves, they go on in turn
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is Black's turn
      And Black may play D3
      And White may not play D3, because it is the opponent's turn

    @ending.agreement
    Scenario: [7] A play just before the stop counts as a turn
      Given an empty 5x5 board
      When the game goes C3 pass D3
      And the players agree to stop
      And Black asks for the game to be resumed
      Then it is White's turn
      And White may play D4

    # D44-D46
    @ending.stop @last-pass.either @repetition.positional @button.none
    Scenario: [8] What stood before the stop has stood in this game
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a, White passes and Black passes
      And Black asks for the game to be resumed
      Then White may not play B4, because it recreates an earlier position
      And White may play E5

    @ending.four-passes @last-pass.either @button.none
    Scenario: [9] There too either player may ask, and it makes no difference who does
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And Black asks for the game to be resumed
      Then it is Black's turn
      And Black may play D3
      And White may not play D3, because it is the opponent's turn

    @ending.four-passes @button.none
    Scenario: [10] There too who moves is not for the players to agree
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is against the rules that the players agree that White moves next
