Feature: Deadlock - Both lose

  Each could have gone on, and neither would.

  @deadlock.both-lose
  Rule: If the players agree on nothing, both lose

    This is for a stopped game in which a move has been found that changes the result, and which neither asks to be
    resumed because the other would move first.

    Source: Japanese rules of 1989, article 13-1 (cs.cmu.edu/~wjh/go/rules/Japanese.html).

    Open: the article presupposes that such a move has been found. Whether there is one is for the players to say; we take
    it as said by those who agree on nothing.

    @ending.stop @button.none
    Scenario: [1] The game is over, and both players have lost
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree on nothing
      Then the game is over
      And both players lose

    @ending.stop @button.none
    Scenario: [2] It does not matter who is ahead
      Given this position, with Black to play
        """
        . X . X .
        X X X X X
        . X X X O
        X X X O O
        O O O O .
        """
      When Black passes and White passes
      And the players agree on nothing
      Then both players lose

    @ending.stop @button.none
    Scenario: [3] It is not too late while the game is stopped
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then the game is stopped
      When the players agree that no stone is dead
      Then the game is over
      And it is against the rules that the players agree on nothing

    @ending.stop
    Scenario: [4] A game that goes on is not deadlocked
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then it is against the rules that the players agree on nothing

    @ending.four-passes @button.none
    Scenario: [5] Both lose where two more passes would have ended the game
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree on nothing
      Then both players lose

    @ending.agreement
    Scenario: [6] Both lose where the players agree to stop
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And the players agree on nothing
      Then both players lose
