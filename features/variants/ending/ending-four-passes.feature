Feature: The end - Four passes

  Two passes let the players agree; two more end the game without agreement.

  @ending.four-passes
  Rule: Two passes in succession stop the game, and the players may end it by agreement or go on in turn

    The pause asks nothing of the players. Whoever wants to go on moves, and the game goes on as if it had not paused.

    Source: American Go Association, rules 9 and 10 (cs.cmu.edu/~wjh/go/rules/AGA.html); British Go Association, summary of
    the AGA rules, "Game End" (britgo.org/rules/agasummary).

    @button.none
    Scenario: [1] After two passes the game is stopped but not over
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then the game is not over
      When White passes
      Then the game is stopped
      And the game is not over

    @button.none
    Scenario: [2] The players end the stopped game by agreement
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree that no stone is dead
      Then the game is over
      And Black may not play D3, because the game is over

    Scenario: [3] Either may go on in turn without a word
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is Black's turn
      And Black may play D3
      When Black plays D3
      Then it is against the rules that the players agree that no stone is dead
      And White may play D4

    Scenario: [4] Nothing is agreed on before two passes in succession
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then it is against the rules that the players agree that no stone is dead
      And it is against the rules that the players agree to stop

    @button.none
    Scenario: [5] Nor after two passes with a play between them
      Given an empty 5x5 board
      When the game goes C3 pass D3 pass
      Then it is against the rules that the players agree that no stone is dead
      And the game is not over

  @ending.four-passes.four
  Rule: Four passes in succession end the game, and all stones count as alive

    A player who passes on in a stopped game agrees to nothing. If both do so, the game is over as it stands.

    Source: British Go Association, summary of the AGA rules, "Game End"; J. Tromp on the agreement that may be added to
    the Tromp-Taylor rules, computer-go list, July 2001 (go.computer.free.fr/go-computer/msg03245.html).

    Open: rule 10 of the AGA speaks of two passes in succession after the resumption and does not say whether these are
    passes 3 and 4 of one row. The British summary does.

    @button.none
    Scenario: [1] The third pass ends nothing, the fourth ends the game
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass pass
      Then the game is not over
      When White passes
      Then the game is over
      And Black may not play D3, because the game is over

    Scenario: [2] A play between the passes begins a new count
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass D3 D4 pass pass
      Then the game is stopped
      And the game is not over

    # White's stone on A3 could not escape if Black went on.
    @scoring.area @group-tax.none @button.none
    Scenario: [3] After four passes a stone that could not escape counts as alive
      Given this position, with Black to play
        """
        . X O . .
        . X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When the game goes pass pass pass pass
      Then the game is over
      And White wins by 9 points
      And it is against the rules that the players agree that A3 is dead

    @scoring.territory @button.none @group-tax.none
    Scenario: [4] The same by territory
      Given the position of ending.four-passes.four/3
      When the game goes pass pass pass pass
      Then the game is over
      And White wins by 5 points
