Feature: Deadlock - Left open

  What if the players agree neither on the stones nor on going on?

  @deadlock.unstated
  Rule: No document decides what follows if the players agree on nothing

    Most rules rely on the players, or on a referee. A program cannot be wrong here.

    Source: Simplified Ing Rules of the EGF, "Agreement" (home.snafu.de/jasiek/siming.html), which know agreement and
    resumption and nothing else; Lorrain, New Zealand rules, likewise.

    Open: what follows.

    @ending.stop @button.none @dead-stones.agreed
    Scenario: [1] After two passes
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then no document decides what follows if the players agree on nothing

    @ending.agreement @dead-stones.agreed
    Scenario: [2] After an agreement to stop
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      Then no document decides what follows if the players agree on nothing

    Scenario: [3] A game that goes on is not deadlocked
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then it is against the rules that the players agree on nothing

    @ending.four-passes @button.none @dead-stones.agreed
    Scenario: [4] After two passes where two more would end the game
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then no document decides what follows if the players agree on nothing
