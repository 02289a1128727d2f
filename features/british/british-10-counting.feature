Feature: British summary - The last pass and the count

  How the score is found.

  @british.last-pass
  Rule: White passes once more if Black was the last to pass

    Source: British Go Association, summary of the rules, "White Passes Last" (britgo.org/rules/agasummary).

    Open: the summary puts the extra pass after the agreement or the fourth pass. Here White makes it directly after
    Black's; the stones handed over are the same.

    Scenario: [1] White passes first and last
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1
      And White passes and Black passes
      And White passes
      And the players agree that no stone is dead
      Then White has lost 2 stones
      And Black has lost 1 stone

    Scenario: [2] After four passes too
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1
      And the game goes pass pass pass pass
      Then the game is not over
      When White passes
      Then the game is over
      And by rearrangement Black has 1 point and White has 0

  @british.counting
  Rule: The players agree on territory or area counting at the start; if they cannot, territory is counted

    Territory are empty points surrounded by stones of one colour, those of eyes in seki among them. Either way the
    difference is the same.

    Source: British Go Association, summary of the rules, "The Score" (britgo.org/rules/agasummary).

    Open: what the players agreed on shows nowhere in the result. We test that both ways lead to it.

    Scenario: [1] One point by either way
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1
      And the game goes pass pass pass
      And the players agree that no stone is dead
      Then Black wins by 1 point
      And by rearrangement Black has 2 points and White has 1

    # D72 of the French article.
    @needs.literal-score
    Scenario: [2] Eyes in seki count
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then D5 and A2 belong to Black's territory
      And the score is Black 12, White 11
