Feature: Dead stones - By agreement

  Stones that both players hold for lost need not be taken one by one.

  @dead-stones.agreed
  Rule: Stones that both players agree are dead are taken off as if they had been captured

    Whether they are dead is what the players say, and nobody checks it. The agreement ends the game.

    Source: Japanese rules of 1989, articles 9-2 and 10-1 (cs.cmu.edu/~wjh/go/rules/Japanese.html); American Go
    Association, rule 9 (cs.cmu.edu/~wjh/go/rules/AGA.html); New Zealand rules
    (go.org.nz/index.php/about-go/new-zealand-rules-of-go); Lorrain, New Zealand rules.

    # With White's stone on the board it would be White by 9.
    @ending.stop @scoring.area @button.none
    Scenario: [1] What is left counts, by area
      Given this position, with Black to play
        """
        . X O . .
        . X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When Black passes and White passes
      And the players agree that A3 is dead
      Then the game is over
      And White wins by 3 points

    # With White's stone on the board it would be White by 5.
    @ending.stop @scoring.territory @button.none
    Scenario: [2] By territory it is a prisoner besides
      Given the position of dead-stones.agreed/1
      When Black passes and White passes
      And the players agree that A3 is dead
      Then Black wins by 1 point

    @ending.stop @pass-stones.none @button.none
    Scenario: [3] Stones taken off are lost to their owner
      Given the position of dead-stones.agreed/1
      When Black passes and White passes
      And the players agree that A3 is dead
      Then White has lost 1 stone
      And Black has lost 0 stones

    @ending.four-passes @scoring.area @button.none
    Scenario: [4] Where four passes would end the game, after two of them
      Given the position of dead-stones.agreed/1
      When Black passes and White passes
      And the players agree that A3 is dead
      Then the game is over
      And White wins by 3 points

    @ending.agreement @scoring.area
    Scenario: [5] Where the players agree to stop
      Given the position of dead-stones.agreed/1
      When the players agree to stop
      And the players agree that A3 is dead
      Then the game is over
      And White wins by 3 points
