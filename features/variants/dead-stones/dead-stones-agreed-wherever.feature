Feature: Dead stones - By agreement, wherever they stand

  Whether a dead stone has to stand where the opponent would have territory.

  @dead-stones.agreed.wherever
  Rule: Stones agreed to be dead are taken off beside points that both players reach as well

    Where territory counts and points in seki do not, it is otherwise: there a dead stone is taken off from the opponent's
    territory alone (Japanese rules of 1989, article 10-1).

    Source: American Go Association, rules 9 and 12 (cs.cmu.edu/~wjh/go/rules/AGA.html); New Zealand rules
    (go.org.nz/index.php/about-go/new-zealand-rules-of-go); Wikipedia, Rules of Go (French), "Scoring systems".

    # The stone on A2 is not in Black's territory, as White reaches B1. With it on the board it would be White by 8.
    @ending.stop @scoring.area @seki.counts @group-tax.none @button.none
    Scenario: [1] By area
      Given this position, with Black to play
        """
        . X O O .
        X X O . O
        . X O O O
        O X X O .
        . . O O O
        """
      When Black passes and White passes
      And the players agree that A2 is dead
      Then White wins by 7 points

    # All chains border neutral points. With the stone on A2 on the board it would be White by 6.
    @ending.stop @scoring.area @seki.does-not-count @group-tax.none @button.none
    Scenario: [2] By area, where points in seki do not count
      Given the position of dead-stones.agreed.wherever/1
      When Black passes and White passes
      And the players agree that A2 is dead
      Then White wins by 5 points

    # Territories of 1 and 3, and the stone taken off. With it on the board it would be White by 2.
    @ending.stop @scoring.territory @seki.counts @group-tax.none @button.none
    Scenario: [3] By territory, where points in seki count
      Given the position of dead-stones.agreed.wherever/1
      When Black passes and White passes
      And the players agree that A2 is dead
      Then White wins by 1 point
