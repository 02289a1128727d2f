Feature: After a resumption - Another stop like the first

  A game may be stopped and resumed more than once.

  @after-resumption.again
  Rule: When a resumed game stops again, that stop is like the first

    The game is not over; the players agree about the stones, or it is resumed once more.

    Source: Japanese rules of 1989, articles 9-1 to 9-3, which make no difference between a first stop and a later one
    (cs.cmu.edu/~wjh/go/rules/Japanese.html).

    @ending.stop @resumption.opponent-of-requester @button.none
    Scenario: [1] The second stop waits for an agreement
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black passes and White passes
      Then the game is stopped
      And the game is not over
      When the players agree that no stone is dead
      Then the game is over

    @ending.stop @resumption.opponent-of-requester @button.none
    Scenario: [2] The game is resumed a second time
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black passes and White passes
      And White asks for the game to be resumed
      Then it is Black's turn
      And Black may play D3

    @ending.stop @resumption.opponent-of-last-passer @button.none
    Scenario: [3] The second stop waits for an agreement where the opponent of the last passer resumes
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black plays D3, White plays D4, Black passes and White passes
      Then the game is stopped
      And the game is not over

    @ending.stop @resumption.in-turn @button.none
    Scenario: [4] The same where the players resume in turn
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black plays D3, White plays D4, Black passes and White passes
      Then the game is stopped
      And the game is not over

    @ending.stop @resumption.unstated @button.none
    Scenario: [5] The same where the players agree who resumes
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree that Black moves next
      And Black plays D3, White plays D4, Black passes and White passes
      Then the game is stopped
      And the game is not over

    @ending.agreement @resumption.agreed
    Scenario: [6] Where the game stops by agreement, a second one is like the first
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And the players agree that Black moves next
      And Black plays D3
      And the players agree to stop
      Then the game is stopped
      And the game is not over
      When the players agree that White moves next
      Then White may play D4

    @ending.agreement @resumption.unstated
    Scenario: [7] The same where no document says who moves
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And the players agree that Black moves next
      And Black plays D3
      And the players agree to stop
      Then the game is stopped
      And the game is not over

    @ending.four-passes @button.none
    Scenario: [8] Where plays go on of themselves, two more passes after them are a stop like the first
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass D3 D4 pass pass
      Then the game is stopped
      And the game is not over
      When the players agree that no stone is dead
      Then the game is over

    @ending.four-passes @resumption.in-turn @last-pass.either @button.none
    Scenario: [9] The same where a player asked for the resumption
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And Black asks for the game to be resumed
      And the game goes D3 pass pass
      Then the game is stopped
      And the game is not over

    @ending.four-passes @resumption.in-turn @last-pass.either @button.none
    Scenario: [10] One pass after the resumption is not a stop
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And Black asks for the game to be resumed
      And the game goes D3 pass
      Then it is against the rules that the players agree that no stone is dead

    @ending.four-passes @resumption.opponent-of-last-passer @button.none
    Scenario: [11] Nor is it where the opponent of the last passer resumes
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And Black asks for the game to be resumed
      And the game goes D3 pass
      Then it is against the rules that the players agree that no stone is dead
