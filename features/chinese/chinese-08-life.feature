Feature: Chinese article 8 - Life and death

  What is alive when the game has ended.

  @chinese.8
  Rule: Stones are alive that cannot be taken and dead that can, as both players confirm at the end

    Source: Chinese rules of 2002, article 8 (m.haomeiwen.com/subject/mhyvhktx.html).

    Scenario: [1] Stones confirmed to be dead leave the board before the count
      Given this position, with Black to play
        """
        . . X O .
        O . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      When Black passes and White passes
      And the players agree that A4 is dead
      Then A4 belongs to Black's territory
      And the score is Black 15, White 10

    Scenario: [2] Dead stones of both players
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
      Then B5 and B2 belong to Black's territory
      And E4 belongs to White's territory
      And the score is Black 21, White 15

    @needs.literal-score
    Scenario: [3] Without their agreement nothing is dead
      Given the position of chinese.8/1
      When Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 11.5, White 13.5
