Feature: The end - Two passes

  The simplest end: both players pass, and what stands on the board is final.

  @ending.two-passes
  Rule: Two passes in succession end the game

    It does not matter who passes first. Nothing is left to agree on afterwards: the game can neither be resumed nor
    settled otherwise than by its score.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 9; the concise statement of Davies, item 7.

    Open: the Belgian page says the same but takes stones off afterwards, for which both have to agree; there two passes
    only stop the game.

    @button.none @last-pass.either
    Scenario: [1] White passes, Black passes, and the game is over
      Given an empty 5x5 board
      When the game goes C3 pass
      Then the game is not over
      When Black passes
      Then the game is over

    @button.none
    Scenario: [2] Black passes, White passes, and the game is over
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then the game is not over
      When White passes
      Then the game is over
      And Black may not play D3, because the game is over

    Scenario: [3] A play between the passes keeps the game going
      Given an empty 5x5 board
      When the game goes C3 pass D3 pass
      Then the game is not over
      When the game goes B3 C4 pass
      Then the game is not over
      When White passes
      Then the game is over

    Scenario: [4] After the end nobody is asked whether stones are dead
      Given an empty 5x5 board
      When the game goes C3 pass D3 C4 pass pass
      Then the game is over
      And it is against the rules that the players agree that no stone is dead
      And it is against the rules that the players agree that C4 is dead

    Scenario: [5] After the end the game is not resumed
      Given an empty 5x5 board
      When the game goes C3 pass D3 C4 pass pass
      Then it is against the rules that White asks for the game to be resumed
      And it is against the rules that the players agree that Black moves next
      And it is against the rules that the players agree on nothing

    Scenario: [6] The players cannot end the game by agreement
      Given an empty 5x5 board
      When Black plays C3
      Then it is against the rules that the players agree to stop
