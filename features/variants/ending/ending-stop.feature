Feature: The end - Two passes stop the game

  Play stops first; the game ends when the players have agreed on what stands there.

  @ending.stop
  Rule: Two passes in succession stop the game but do not end it

    A stopped game waits for the players to agree or to go on. Until it is resumed nobody moves, not even to pass.

    Source: Japanese rules of 1989, article 9-1 (cs.cmu.edu/~wjh/go/rules/Japanese.html); Simplified Ing Rules of the
    EGF, "Stop" and "Agreement" (home.snafu.de/jasiek/siming.html); revision of the rules of the World Mind Sports Games,
    1.5 (home.snafu.de/jasiek/wmsgr.html).

    @button.none
    Scenario: [1] After one pass the game goes on, after two it is stopped
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then the game is not over
      And White may play D3
      When White passes
      Then the game is stopped
      And the game is not over

    @button.none
    Scenario: [2] In a stopped game nobody moves
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then Black may not play D3, because the game is stopped
      And Black may not pass, because the game is stopped
      And White may not play D3, because the game is stopped

    Scenario: [3] A play between the passes keeps the game going
      Given an empty 5x5 board
      When the game goes C3 C4 pass D3 pass
      Then the game is not over
      And White may play B3
      When White passes
      Then the game is stopped

    @last-pass.either @button.none
    Scenario: [4] It does not matter who passes first
      Given an empty 5x5 board
      When the game goes C3 pass pass
      Then the game is stopped

    Scenario: [5] Only passes stop the game
      Given an empty 5x5 board
      When Black plays C3
      Then it is against the rules that the players agree to stop

  @ending.stop.agreement
  Rule: A stopped game ends when the players agree which stones are dead

    They may agree that there are none. After that nobody moves any more and nothing is left to be agreed on.

    Source: Japanese rules of 1989, article 9-2; Simplified Ing Rules of the EGF, "Agreement"; revision of the rules of the
    World Mind Sports Games, 1.5.

    @button.none
    Scenario: [1] The players agree that no stone is dead, and the game is over
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree that no stone is dead
      Then the game is over
      And Black may not play D3, because the game is over
      And White may not pass, because the game is over

    Scenario: [2] Before the game is stopped there is nothing to agree on
      Given an empty 5x5 board
      When the game goes C3 C4
      Then it is against the rules that the players agree that no stone is dead
      When Black passes
      Then it is against the rules that the players agree that no stone is dead

    @button.none
    Scenario: [3] A game that is over is not resumed
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree that no stone is dead
      Then it is against the rules that White asks for the game to be resumed
      And it is against the rules that the players agree that Black moves next
      And it is against the rules that the players agree on nothing
