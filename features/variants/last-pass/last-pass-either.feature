Feature: The last pass - either player's

  Whether it matters whose pass stops the play.

  @last-pass.either
  Rule: Either player may make the last pass

    Source: Wikipedia, Rules of Go (French), reference statement, rule 9.

    @ending.two-passes @button.none
    Scenario: [1] Black passes last, and the game is over
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      Then the game is over

    @ending.stop @button.none
    Scenario: [2] Black passes last, and the play stops
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      Then the game is stopped

    @ending.four-passes @button.none
    Scenario: [3] The same where four passes end the game
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      Then the game is stopped

    @ending.agreement @button.none
    Scenario: [4] Where the players agree to stop, it may be after a pass of either
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      And the players agree to stop
      Then the game is stopped

    @ending.two-passes @button.none
    Scenario: [5] White passes last
      Given an empty 5x5 board
      When Black passes and White passes
      Then the game is over

    @ending.stop @button.none
    Scenario: [6] White passes last, and the play stops
      Given an empty 5x5 board
      When Black passes and White passes
      Then the game is stopped

    @ending.two-passes @button.half-point
    Scenario: [7] Black passes first and last, where the first pass takes the button
      Given an empty 5x5 board
      When the game goes pass pass pass
      Then the game is over
