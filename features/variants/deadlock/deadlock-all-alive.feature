Feature: Deadlock - All stones are alive

  The game ends even if the players agree on nothing.

  @deadlock.all-alive
  Rule: If the players agree on nothing, the game is over, and all stones on the board count as alive

    Source: New Zealand rules (go.org.nz/index.php/about-go/new-zealand-rules-of-go), for players who cannot agree who moves
    next; British Go Association, summary of the AGA rules, "Game End" (britgo.org/rules/agasummary), by four passes.

    @ending.agreement
    Scenario: [1] The game is over
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And the players agree on nothing
      Then the game is over
      And Black may not play D3, because the game is over

    # White's stone on A3 could not escape if Black went on.
    @ending.agreement @scoring.area @group-tax.none
    Scenario: [2] A stone that could not escape counts
      Given this position, with Black to play
        """
        . X O . .
        . X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When the players agree to stop
      And the players agree on nothing
      Then White wins by 9 points

    @ending.stop @button.none
    Scenario: [3] The game is over where two passes stopped it
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree on nothing
      Then the game is over
      And Black may not play D3, because the game is over

    @ending.stop @scoring.area @group-tax.none @button.none
    Scenario: [4] There too a stone that could not escape counts
      Given the position of deadlock.all-alive/2
      When Black passes and White passes
      And the players agree on nothing
      Then White wins by 9 points

    @ending.four-passes @button.none
    Scenario: [5] The game is over where two more passes would have ended it
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree on nothing
      Then the game is over

    @ending.agreement
    Scenario: [6] A game that goes on is not deadlocked
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then it is against the rules that the players agree on nothing

    @ending.stop @scoring.territory @group-tax.none @button.none
    Scenario: [7] The same by territory
      Given the position of deadlock.all-alive/2
      When Black passes and White passes
      And the players agree on nothing
      Then White wins by 5 points
