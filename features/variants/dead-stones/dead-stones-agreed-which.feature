Feature: Dead stones - Which stones are named

  What an agreement about dead stones may say.

  @dead-stones.agreed.which
  Rule: The players name stones on the board, of either colour, any number of them or none

    What is not named is alive. A point without a stone cannot be dead.

    Source: Japanese rules of 1989, articles 9-2 and 10-1 (cs.cmu.edu/~wjh/go/rules/Japanese.html); American Go
    Association, rule 9 (cs.cmu.edu/~wjh/go/rules/AGA.html); New Zealand rules
    (go.org.nz/index.php/about-go/new-zealand-rules-of-go); Lorrain, New Zealand rules.

    Open: no text says what happens if part of a chain is named. Players name whole chains.

    @ending.stop @scoring.area @button.none
    Scenario: [1] Stones of both colours
      Given this position, with Black to play
        """
        . X O . X
        . X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When Black passes and White passes
      And the players agree that A3 and E5 are dead
      Then White wins by 3 points

    @ending.stop @scoring.area @button.none @group-tax.none
    Scenario: [2] None, and all count as they stand
      Given the position of dead-stones.agreed/1
      When Black passes and White passes
      And the players agree that no stone is dead
      Then the game is over
      And White wins by 9 points

    @ending.stop @button.none
    Scenario: [3] An empty point is not a stone
      Given the position of dead-stones.agreed/1
      When Black passes and White passes
      Then it is against the rules that the players agree that A4 is dead

    @ending.four-passes @scoring.area @button.none
    Scenario: [4] Stones of both colours where four passes would end the game
      Given the position of dead-stones.agreed.which/1
      When Black passes and White passes
      Then it is against the rules that the players agree that A4 is dead
      When the players agree that A3 and E5 are dead
      Then White wins by 3 points

    @ending.agreement @scoring.area
    Scenario: [5] Stones of both colours where the players agree to stop
      Given the position of dead-stones.agreed.which/1
      When the players agree to stop
      Then it is against the rules that the players agree that A4 is dead
      When the players agree that A3 and E5 are dead
      Then White wins by 3 points

    # A3 has one liberty left; nobody has called it dead.
    @ending.stop @last-pass.either @scoring.area @group-tax.none @button.none @seki.counts @needs.literal-score
    Scenario: [6] A stone in atari is as alive as any
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When Black passes and White passes
      And the players agree that no stone is dead
      Then White wins by 7 points

    @ending.four-passes @scoring.area @group-tax.none @button.none @seki.counts @needs.literal-score
    Scenario: [7] The same where four passes would end the game
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When Black passes and White passes
      And the players agree that no stone is dead
      Then White wins by 7 points

    @ending.agreement @scoring.area @group-tax.none @seki.counts @needs.literal-score
    Scenario: [8] The same where the players agree to stop
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When the players agree to stop
      And the players agree that no stone is dead
      Then White wins by 7 points

    # A1 and A2 are neutral, so Black's stones are in seki.
    @ending.stop @scoring.territory @seki.does-not-count @group-tax.none @pass-stones.none @button.none @needs.literal-score
    Scenario: [9] The same by territory
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 0, White 5
