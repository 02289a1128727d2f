Feature: Resumption - None

  Some rules know of no way back.

  @resumption.none
  Rule: A game that has stopped is not resumed

    Neither a player's request nor an agreement of both brings play back. Only where the rules let passes and plays go on
    of themselves (ending.four-passes) does it go on.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 9, after which nothing follows but the score.

    @ending.two-passes
    Scenario: [1] After two passes nobody can ask for the game to go on
      Given an empty 5x5 board
      When the game goes pass C4 C3 D4 pass pass
      Then the game is over
      And it is against the rules that Black asks for the game to be resumed
      And it is against the rules that White asks for the game to be resumed
      And it is against the rules that the players agree that Black moves next

    @ending.stop
    Scenario: [2] Where two passes only stop the game, it is the same
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is against the rules that Black asks for the game to be resumed
      And it is against the rules that White asks for the game to be resumed
      And it is against the rules that the players agree that Black moves next

    Scenario: [3] A game that goes on is not resumed
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then it is against the rules that Black asks for the game to be resumed

    @ending.four-passes
    Scenario: [4] Where the players may go on of themselves, nobody can ask for it
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is against the rules that Black asks for the game to be resumed
      And it is against the rules that White asks for the game to be resumed
      And it is against the rules that the players agree that Black moves next

    @ending.agreement
    Scenario: [5] Nor where the players have agreed to stop
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      Then it is against the rules that Black asks for the game to be resumed
      And it is against the rules that White asks for the game to be resumed
      And it is against the rules that the players agree that Black moves next
