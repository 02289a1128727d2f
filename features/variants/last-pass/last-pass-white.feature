Feature: The last pass - White's

  Whether it matters whose pass stops the play.

  @last-pass.white
  Rule: White makes the last pass: if Black's is the second in a row, White passes once more

    In an even game Black has begun, so then both have made the same number of moves. In a handicap game White has begun and
    has made one more (aga.11).

    Source: AGA rules, rule 11 (https://cs.cmu.edu/~wjh/go/rules/AGA.html); Wikipedia, Rules of Go (French), "Attempts
    to reconcile the scoring systems".

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

    @ending.stop @pass-stones.given @button.none
    Scenario: [6] The pass costs a stone like any other
      Given an empty 5x5 board
      When the game goes C3 pass pass pass
      Then White has lost 2 stones
      And Black has lost 1 stone

    @ending.four-passes @pass-stones.given @button.none
    Scenario: [7] So it does where four passes end the game
      Given an empty 5x5 board
      When the game goes C3 pass pass pass
      Then White has lost 2 stones
      And Black has lost 1 stone

    @ending.stop @resumption.unstated @after-resumption.again @button.none
    Scenario: [8] In a resumed game White makes the last pass as well
      Given an empty 5x5 board
      When the game goes C3 pass pass pass
      And the players agree that Black moves next
      And the game goes D3 pass pass
      Then it is White's turn
      And White may pass
      When White passes
      Then the game is stopped

    @ending.four-passes @resumption.opponent-of-last-passer @after-resumption.again @button.none
    Scenario: [9] So she does where the last passer's opponent resumed it
      Given an empty 5x5 board
      When the game goes C3 pass pass pass
      And White asks for the game to be resumed
      And the game goes D3 pass pass
      Then it is White's turn
      And White may play C4
      When White passes
      Then the game is stopped

    @ending.four-passes @button.none
    Scenario: [10] Until then nothing is agreed on
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      Then it is against the rules that the players agree that no stone is dead
      When White passes
      Then the game is stopped

    @ending.two-passes @button.half-point
    Scenario: [11] Where the first pass takes the button, the last two begin with Black's or are three
      Given an empty 5x5 board
      When the game goes pass pass pass
      Then the game is not over
      When White passes
      Then the game is over

  @last-pass.white.play
  Rule: Instead of that pass White may play

    Source: AGA rules, rule 11 (https://cs.cmu.edu/~wjh/go/rules/AGA.html), by its effect: the play has not stopped yet.

    Open: the rule calls for the extra pass where two passes have ended the play already. Whether White may play instead
    it does not say.

    @button.none
    Scenario: [1] White thinks better of it
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      Then White may play D3
