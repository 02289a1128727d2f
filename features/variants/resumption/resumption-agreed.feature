Feature: Resumption - The player on whom both agree

  The players have to play on if they differ about the stones; who begins is up to both.

  @resumption.agreed
  Rule: The game is resumed by the player on whom both players agree

    One player's request is not enough. If they cannot agree on this either, the game is deadlocked (deadlock).

    Source: New Zealand rules (go.org.nz/index.php/about-go/new-zealand-rules-of-go), where all stones count if the players
    cannot agree who moves next.

    @ending.agreement
    Scenario: [1] The players agree on Black, and Black moves
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And the players agree that Black moves next
      Then the game is not over
      And it is Black's turn
      And Black may play D3

    @ending.agreement
    Scenario: [2] They agree on White, though it was Black's turn
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And the players agree that White moves next
      Then it is White's turn
      And White may play D3
      And Black may not play D3, because it is the opponent's turn

    @ending.agreement
    Scenario: [3] One player cannot bring the game back
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      Then it is against the rules that Black asks for the game to be resumed
      And it is against the rules that White asks for the game to be resumed
      And Black may not play D3, because the game is stopped

    @ending.stop @button.none
    Scenario: [4] Where two passes stop the game, they agree on White
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree that White moves next
      Then the game is not over
      And it is White's turn
      And White may play D3

    @ending.stop @button.none
    Scenario: [5] There too, one player's request is not enough
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is against the rules that Black asks for the game to be resumed
      And it is against the rules that White asks for the game to be resumed

    @ending.agreement
    Scenario: [6] While the game goes on, the turns are not for the players to agree
      Given an empty 5x5 board
      When the game goes C3 C4
      Then it is against the rules that the players agree that White moves next

    # D44-D46
    @ending.agreement @repetition.new-zealand
    Scenario: [7] What a player's move left before the stop has stood in this game
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
    Scenario: [8] Where four passes would end the game, they agree on White
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is against the rules that Black asks for the game to be resumed
      When the players agree that White moves next
      Then it is White's turn
      And White may play D3
