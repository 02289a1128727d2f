Feature: Resumption - The opponent of the player who passed last

  The pass that stopped the game is the last move; the other player makes the next.

  @resumption.opponent-of-last-passer
  Rule: If the players do not agree, the game is resumed and the opponent of the player who passed last moves first

    It makes no difference who asks.

    Source: American Go Association, rule 10 (cs.cmu.edu/~wjh/go/rules/AGA.html); British Go Association, summary of the
    AGA rules, "Game End" (britgo.org/rules/agasummary).

    Open: where two passes stop the game this is the same as going on in turn (resumption.in-turn). The two differ only
    where a game stops without a pass.

    @ending.stop @button.none
    Scenario: [1] Black asks, and Black moves, since White passed last
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
    Scenario: [3] If Black passed last, White moves
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
    Scenario: [6] Where passes and plays go on of themselves, the opponent of the last passer is next
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is Black's turn
      And Black may play D3
      And White may not play D3, because it is the opponent's turn

    @ending.agreement
    Scenario: [7] A play after the last pass changes nothing
      Given an empty 5x5 board
      When the game goes C3 pass D3
      And the players agree to stop
      And Black asks for the game to be resumed
      Then it is Black's turn
      And Black may play D4

    # D44-D46
    @ending.four-passes @last-pass.white @repetition.situational @button.none
    Scenario: [8] What stood before the stop has stood in this game
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When the game goes a pass pass pass
      And White asks for the game to be resumed
      And Black passes
      Then White may not play B4, because it recreates an earlier position
      And White may play E5

    # D44-D46
    @ending.four-passes @last-pass.white @repetition.natural-situational @button.none
    Scenario: [9] So has what a player made by a play before the stop
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When the game goes a pass pass pass
      And White asks for the game to be resumed
      And Black passes
      Then White may not play B4, because it recreates an earlier position
      And White may play E5

    @ending.four-passes @last-pass.white @button.none
    Scenario: [10] Black asks where White has passed last, and Black moves
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And Black asks for the game to be resumed
      Then it is Black's turn
      And Black may play D3
      And White may not play D3, because it is the opponent's turn

    @ending.four-passes @button.none
    Scenario: [11] There too who moves is not for the players to agree
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is against the rules that the players agree that White moves next

    @ending.agreement
    Scenario: [12] Where nobody has passed no document says who moves
      Given an empty 5x5 board
      When Black plays C3
      And the players agree to stop
      Then no document decides what follows if Black asks for the game to be resumed

    @ending.agreement
    Scenario: [13] Two plays after the last pass change nothing either
      Given an empty 5x5 board
      When the game goes C3 pass D3 D4
      And the players agree to stop
      And White asks for the game to be resumed
      Then it is Black's turn
      And Black may play C4
