Feature: New Zealand rules, article 9 - Without agreement

  What follows where the two do not agree.

  @new-zealand.9.dispute
  Rule: Players who cannot agree which stones are dead play on

    Who moves next they have to agree on as well.

    Source: New Zealand Rules of Go, ninth paragraph, third sentence.

    Open: what is meant by playing on where the last move left the turn with one of them. The sentence that follows
    speaks of agreeing who moves, so we do not take the turn for settled.

    Scenario: [1] They agree that White moves, though it was Black's turn
      Given the position of new-zealand.9.dead/1
      When the players agree to stop
      Then it is within the rules that the players agree that White moves next
      When the players agree that White moves next
      Then it is White's turn
      And White may play B5

    Scenario: [2] What is played then counts
      Given the position of new-zealand.9.dead/1
      When the players agree to stop
      And the players agree that Black moves next
      And the game goes B3 pass B5 pass A4
      Then the last play captures B4
      When the players agree to stop
      And the players agree that no stone is dead
      Then the score is Black 15, White 10

  @new-zealand.9.deadlock
  Rule: If they cannot agree who moves next either, all stones stay on the board and count

    The stones are alive then, whatever either player thinks of them.

    Source: New Zealand Rules of Go, ninth paragraph, last sentence.

    Scenario: [1] A stone that nobody would have saved counts
      Given the position of new-zealand.9.dead/1
      When the players agree to stop
      And the players agree on nothing
      Then the game is over
      And the score is Black 14, White 16
      And White wins
