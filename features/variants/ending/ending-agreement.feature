Feature: The end - By agreement

  Passes mean nothing but that a turn is given up. The players end the game by saying so.

  @ending.agreement
  Rule: Passes never stop the game, however many follow one another

    Source: New Zealand rules (go.org.nz/index.php/about-go/new-zealand-rules-of-go); Lorrain, New Zealand rules, where
    the commentary says so in as many words.

    Open: the rules do not say what a player can do whose opponent passes for ever and agrees to nothing.

    Scenario: [1] Two passes stop nothing
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then the game is not over
      And it is Black's turn
      And Black may play D3
      And Black may pass

    Scenario: [2] Nor do six
      Given an empty 5x5 board
      When the game goes pass pass pass pass pass pass
      Then the game is not over
      And Black may play D3

    Scenario: [3] Passes are no agreement
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is against the rules that the players agree that no stone is dead
      And it is against the rules that the players agree on nothing

  @ending.agreement.stop
  Rule: The game stops whenever the players agree to stop, and ends when they agree which stones are dead

    Neither has to have passed. If they do not agree about the stones, they play on.

    Source: New Zealand rules; Lorrain, New Zealand rules.

    Scenario: [1] The players stop without a pass
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      Then the game is stopped
      And the game is not over
      And Black may not play D3, because the game is stopped

    Scenario: [2] The players agree that no stone is dead, and the game is over
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And the players agree that no stone is dead
      Then the game is over
      And Black may not play D3, because the game is over

    Scenario: [3] After passes too it takes an agreement
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree to stop
      Then the game is stopped

    Scenario: [4] Stopping once is enough
      Given an empty 5x5 board
      When Black plays C3
      And the players agree to stop
      Then it is against the rules that the players agree to stop
