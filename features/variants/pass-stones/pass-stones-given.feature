Feature: Pass stones - one for each pass

  Whether a pass costs a stone.

  @pass-stones.given
  Rule: A player who passes hands the opponent one stone, which counts as captured

    Source: AGA rules, rule 7 (https://cs.cmu.edu/~wjh/go/rules/AGA.html); French rule, "quick count"
    (https://belfort.jeudego.org/_php/regleGo.php?chap=10).

    Scenario: [1] White passes
      Given an empty 5x5 board
      When Black plays C3 and White passes
      Then White has lost 1 stone
      And Black has lost 0 stones

    Scenario: [2] Each pass costs one
      Given an empty 5x5 board
      When the game goes pass C3 pass C4 C2 pass D2
      Then Black has lost 2 stones
      And White has lost 1 stone

    Scenario: [3] Captured stones are added
      Given an empty 3x3 board
      When the game goes A2 A1 B1 pass
      Then White has lost 2 stones

    @ending.two-passes @scoring.area @group-tax.none @first-pass.free @last-pass.either @button.none
    Scenario: [4] Where area is counted the stone changes nothing
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then the score is Black 8, White 7

    # Black has three points and the stones of White's two passes, White three and the one of Black's.
    @ending.stop @scoring.territory @group-tax.none @first-pass.free @last-pass.white @button.none
    Scenario: [5] Where territory is counted it is a point
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass pass
      And the players agree that no stone is dead
      Then the score is Black 5, White 4

    @ending.two-passes @scoring.territory @group-tax.none @first-pass.free @last-pass.either @button.none
    Scenario: [6] The same where either player may pass last
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then the score is Black 4, White 4

    @scoring.territory @button.none
    Scenario: [7] However the game ends, a pass of Black's more than White's makes up for the point
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      Then the scores are equal
