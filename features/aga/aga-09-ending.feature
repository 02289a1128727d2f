Feature: AGA rule 9 - Ending the game

  Two passes, and an agreement.

  @aga.9
  Rule: After two passes in a row the players try to agree; stones they agree are dead become prisoners and the game is scored

    Dead are stones that could not escape capture if play went on. They go to the player who could have taken them.
    Passing alone does not end the game, and without an agreement play goes on (aga.10).

    Source: AGA concise rules, rule 9 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf).

    Scenario: [1] Two passes stop the game, the agreement ends it
      Given this position, with Black to play
        """
        . . X O .
        O . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      When Black passes
      Then the game is not over
      When White passes
      Then the game is stopped
      And the game is not over
      When the players agree that A4 is dead
      Then the game is over

    Scenario: [2] What is agreed to be dead leaves the board as a prisoner
      Given the position of aga.9/1
      When Black passes and White passes
      And the players agree that A4 is dead
      Then White has lost 2 stones
      And Black's territory is A1, A3, A4, A5, B3, B4 and B5
      And the score is Black 15, White 10

    @needs.literal-score
    Scenario: [3] What is not agreed to be dead stays and counts
      Given the position of aga.9/1
      When Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 9, White 11

    Scenario: [4] Dead stones of both colours
      Given this position, with Black to play
        """
        . . X O . .
        . @ X O O .
        . . X O # .
        X X X O O .
        . @ X X O O
        . . . X X O
        """
      When Black passes and White passes
      And the players agree that B5, B2 and E4 are dead
      Then White has lost 3 stones
      And Black has lost 2 stones
      And the score is Black 21, White 15

    Scenario: [5] Passes with a play between them stop nothing
      Given the position of aga.9/1
      When Black passes, White plays A5 and Black passes
      Then the game is not over
      And it is White's turn
