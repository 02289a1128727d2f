Feature: AGA rule 11 - The last move

  Both players have moved equally often.

  @aga.11
  Rule: White makes the last move, if need be by one more pass, so that both have used equally many stones

    Stones played and stones passed count together, over the whole game. That is so because Black moves first. In a handicap
    game White moves first and last and makes one move more than Black; with the n stones at the start Black has then used
    n - 1 stones more, for which White's n - 1 points under area counting stand (aga.4).

    Source: AGA concise rules, rule 11 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf); official rules, where the
    comment on rule 4 likens the n - 1 points to pass stones given back (cs.cmu.edu/~wjh/go/rules/AGA.html).

    Open: the rule does not say when the extra pass is made. The British summary puts it after the agreement. Here White
    makes it directly after Black's, before the game is stopped; the stones handed over are the same.

    # The smallest game that tells area from territory; White passes first.
    Scenario: [1] White passes, Black passes, and White passes once more
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1
      And White passes and Black passes
      Then it is White's turn
      And White may pass
      When White passes
      And the players agree that no stone is dead
      Then the game is over
      And White has lost 2 stones
      And Black has lost 1 stone

    # Without the third pass territory counting would have it 3 points to 3, less one prisoner each.
    Scenario: [2] So both ways of counting make it one point for Black
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1
      And White passes and Black passes
      And White passes
      And the players agree that no stone is dead
      Then the score is Black 8, White 7
      And Black wins by 1 point
      And by rearrangement Black has 2 points and White has 1

    Scenario: [3] Where White's pass is the second, no third one is needed
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 E2
      And Black passes and White passes
      Then the game is stopped
      When the players agree that no stone is dead
      Then White has lost 1 stone
      And Black has lost 1 stone
      And the score is Black 8, White 7
      And by rearrangement Black has 2 points and White has 1

    @needs.agreements
    Scenario: [4] Four passes that began with White's call for a fifth
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1
      And the game goes pass pass pass pass
      Then the game is not over
      And it is White's turn
      When White passes
      Then the game is over
      And White has lost 3 stones
      And Black has lost 2 stones

    # Black has put down four stones and moved once, by a pass; White has passed twice. All 81 points are Black's.
    @needs.literal-score
    Scenario: [5] With a handicap White moves first and last, and both ways of counting agree
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      And White passes and Black passes
      Then it is White's turn
      And it is against the rules that the players agree that no stone is dead
      When White passes
      And the players agree that no stone is dead
      Then White has lost 2 stones
      And Black has lost 1 stone
      And Black wins by 78 points
      And by rearrangement Black has 78 points and White has 0
