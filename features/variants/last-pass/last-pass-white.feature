Feature: The last pass - White's

  Whether it matters whose pass stops the play.

  @last-pass.white
  Rule: White makes the last pass: if Black's is the second in a row, White passes once more

    Black has begun, so then both have made the same number of moves.

    Source: AGA rules, rule 11 (https://cs.cmu.edu/~wjh/go/rules/AGA.html); seed 000, "Attempts to reconcile the scoring
    systems".

    @ending.two-passes @button.none
    Scenario: [1] White, Black and White pass
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      Then the game is not over
      And it is White's turn
      When White passes
      Then the game is over

    @ending.stop @button.none
    Scenario: [2] The same where the players agree on what is dead
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      Then White may pass
      When White passes
      Then the game is stopped

    @ending.four-passes @button.none
    Scenario: [3] The same where four passes end the game
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      Then White may pass
      When White passes
      Then the game is stopped

    @ending.two-passes @button.none
    Scenario: [4] After Black's pass and White's there is no third
      Given an empty 5x5 board
      When both players pass
      Then the game is over

    @ending.stop @button.none
    Scenario: [5] Nor where the players agree on what is dead
      Given an empty 5x5 board
      When both players pass
      Then the game is stopped

  @last-pass.white.play
  Rule: Instead of that pass White may play

    Source: as above, by its effect: the play has not stopped yet.

    Open: the rule calls for the extra pass where two passes have ended the play already. Whether White may play instead
    it does not say.

    @button.none
    Scenario: [1] White thinks better of it
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      Then White may play D3
