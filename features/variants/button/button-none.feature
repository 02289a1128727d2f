Feature: The button - none

  Whether a player gains by passing first.

  @button.none
  Rule: The first pass of a game is a pass like others, and gains nothing

    Source: Wikipedia, Rules of Go (French), reference statement, rules 7 and 9.

    @ending.two-passes
    Scenario: [1] It may be one of the two that end the game
      Given an empty 5x5 board
      When both players pass
      Then the game is over

    @ending.stop
    Scenario: [2] It may be one of the two that stop the play
      Given an empty 5x5 board
      When both players pass
      Then the game is stopped

    @ending.four-passes
    Scenario: [3] The same where four passes end the game
      Given an empty 5x5 board
      When both players pass
      Then the game is stopped

    @ending.two-passes @scoring.area @group-tax.none @first-pass.free @last-pass.either
    Scenario: [4] White passes first, and gets nothing for it
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then the score is Black 8, White 7

    @ending.agreement @scoring.area @group-tax.none @first-pass.free
    Scenario: [5] The same where the players agree to stop
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass
      And the players agree to stop
      And the players agree that no stone is dead
      Then the score is Black 8, White 7

    # The board is halved, by area, by territory and by stones.
    Scenario: [6] Whoever passes first, equal scores stay equal
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then the scores are equal
