Feature: Deadlock - Play goes on

  What is disputed is played out.

  @deadlock.play-on
  Rule: If the players agree on nothing, play is resumed

    The player moves who would move had somebody asked for the resumption, where that follows from the moves.

    Source: American Go Association, Official Rules of Go, rule 10 (cs.cmu.edu/~wjh/go/rules/AGA.html); the French rule, which
    lets players who disagree play on until the matter is settled (end of the game).

    Open: the French rule does not say who moves. Then no document decides.

    @ending.stop @resumption.in-turn @button.none
    Scenario: [1] In turn
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree on nothing
      Then the game is not over
      And it is Black's turn
      And Black may play D3

    @ending.four-passes @resumption.opponent-of-last-passer @button.none
    Scenario: [2] The opponent of the player who passed last
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree on nothing
      Then the game is not over
      And it is Black's turn
      When Black plays D3
      Then it is White's turn

    @ending.four-passes @resumption.opponent-of-last-passer @dead-stones.agreed @after-resumption.again @button.none
    Scenario: [3] After it the players may agree again
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree on nothing
      And the game goes D3 D4 pass pass
      And the players agree that D3 is dead
      Then the game is over

    @ending.stop @resumption.unstated @button.none
    Scenario: [4] Where no document says who moves
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then no document decides what follows if the players agree on nothing
      And it is within the rules that the players agree that Black moves next

    @ending.four-passes @resumption.opponent-of-last-passer
    Scenario: [5] A game that goes on is not deadlocked
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then it is against the rules that the players agree on nothing

    @ending.stop @resumption.opponent-of-last-passer @button.none
    Scenario: [6] The opponent of the last passer, where nothing else ends the game
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree on nothing
      Then the game is not over
      And it is Black's turn

    @ending.four-passes @resumption.in-turn @button.none
    Scenario: [7] In turn, where two more passes would end the game
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree on nothing
      Then the game is not over
      And it is Black's turn

    @ending.stop @resumption.opponent-of-requester @button.none
    Scenario: [8] Where the opponent of the player who asks would move, nobody has asked
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then no document decides what follows if the players agree on nothing

    @ending.agreement @resumption.agreed
    Scenario: [9] Where the players would have to agree who moves, they have not
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      Then no document decides what follows if the players agree on nothing

    @ending.agreement @resumption.unstated
    Scenario: [10] Where the players agree to stop and no document says who moves
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      Then no document decides what follows if the players agree on nothing
