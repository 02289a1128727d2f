Feature: Dead stones - They stay

  The rules know only stones that are on the board and stones that have been taken.

  @dead-stones.stay
  Rule: No stone leaves the board but by a play, and every stone that is left counts

    Stones that could not escape have to be taken before the end. No agreement replaces that.

    Source: Wikipedia, Rules of Go (French), reference statement, definition of the final position, and "Comparative
    features of the basic rules".

    # White's stone on A3 could not escape if Black went on.
    @scoring.area @group-tax.none @button.none
    Scenario: [1] A stone that could not escape counts, and takes away the territory around it
      Given this position at the end of the game
        """
        . X O . .
        . X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      Then White wins by 9 points

    @ending.two-passes
    Scenario: [2] After the end nothing is taken off
      Given the position of dead-stones.stay/1
      Then it is against the rules that the players agree that A3 is dead

    @ending.two-passes @scoring.area @group-tax.none @button.none
    Scenario: [3] Black takes it first
      Given this position, with Black to play
        """
        . X O . .
        . X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When the game goes A4 D5 A2 E3 pass pass
      Then the game is over
      And White wins by 3 points

    @scoring.stones @button.none
    Scenario: [4] Where stones alone count, it counts as one
      Given the position of dead-stones.stay/1
      Then White wins by 4 points

    # A3 has one liberty left.
    @ending.two-passes @scoring.area @group-tax.none @button.none @seki.counts @needs.literal-score
    Scenario: [5] A stone in atari counts as well
      Given this position at the end of the game
        """
        . X O . .
        X X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      Then White wins by 7 points

    @ending.two-passes @scoring.area @group-tax.none @button.half-point @seki.counts @needs.literal-score
    Scenario: [6] The same where Black has half a point for passing first
      Given this position at the end of the game
        """
        . X O . .
        X X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      Then White wins by 6.5 points

  @dead-stones.stay.stopped
  Rule: Where the game stops before it ends, no stone can be agreed to be dead; going on is the way to take it

    Source: the article by Kim, Simon and Straus on Ing's rules (cs.cmu.edu/~wjh/go/tmp/rules/KSS.html), where a
    disputed position is played out, is the nearest text.

    @ending.stop @button.none @pass-stones.none
    Scenario: [1] The players can agree only that no stone is dead
      Given the position of dead-stones.stay/3
      When Black passes and White passes
      Then it is against the rules that the players agree that A3 is dead
      When the players agree that no stone is dead
      Then the game is over
      And White has lost 0 stones

    @ending.stop @resumption.in-turn @button.none
    Scenario: [2] Black has the game resumed and takes it
      Given the position of dead-stones.stay/3
      When Black passes and White passes
      And Black asks for the game to be resumed
      And Black plays A4, White passes and Black plays A2
      Then the last play captures A3

    @ending.four-passes @button.none
    Scenario: [3] Where passes and plays go on of themselves, Black goes on and takes it
      Given the position of dead-stones.stay/3
      When Black passes and White passes
      Then it is against the rules that the players agree that A3 is dead
      When Black plays A4, White passes and Black plays A2
      Then the last play captures A3

    @ending.stop @button.none
    Scenario: [4] Nobody agrees that a stone is dead
      Given the position of dead-stones.stay/3
      When Black passes and White passes
      Then it is against the rules that the players agree that A3 is dead
      And it is within the rules that the players agree that no stone is dead

    @ending.agreement
    Scenario: [5] The same where the players agree to stop
      Given the position of dead-stones.stay/3
      When the players agree to stop
      Then it is against the rules that the players agree that A3 is dead
      And it is within the rules that the players agree that no stone is dead
