Feature: AGA rule 10 - Disputes

  What follows when the players do not agree.

  @aga.10
  Rule: If the players do not agree, play goes on with the opponent of the last to pass

    They can agree after any later stop. If they never do, the game is over when both have passed twice in succession, and
    then all stones left on the board are alive.

    Source: AGA concise rules, rule 10 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf); the British summary
    reads "twice in succession" as four passes in a row (britgo.org/rules/agasummary).

    Open: whether "twice in succession" means four passes in a row or a second pair of passes, however much is played
    between. We follow the British summary.

    Scenario: [1] White passed last: Black moves
      Given this position, with Black to play
        """
        a b X O .
        O c X O O
        d . X O .
        X X X O O
        . X X O .
        """
      When Black passes and White passes
      Then it is Black's turn
      And White may not play a, because it is the opponent's turn
      And Black may play b
      And Black may pass

    Scenario: [2] Black passed last: White moves
      Given this position, with White to play
        """
        a b X O .
        O c X O O
        d . X O .
        X X X O O
        . X X O .
        """
      When White passes and Black passes
      Then it is White's turn
      And White may play a
      And Black may not play c, because it is the opponent's turn

    Scenario: [3] The dispute is settled by play, and the next two passes stop the game again
      Given the position of aga.10/1
      When Black passes and White passes
      And the game goes c pass a pass d
      Then the last play captures A4
      When White passes and Black passes
      And White passes
      Then the game is not over
      When the players agree that no stone is dead
      Then the game is over
      And the score is Black 15, White 10

    Scenario: [4] After a stop that followed more play stones can still be agreed to be dead
      Given the position of aga.10/1
      When Black passes and White passes
      And Black plays c, White plays d and Black passes
      And White passes
      Then the game is stopped
      When the players agree that A4 and A3 are dead
      Then the game is over
      And the score is Black 15, White 10

    @needs.literal-score
    Scenario: [5] Four passes in a row end the game, and every stone counts
      Given the position of aga.10/1
      When Black passes and White passes
      Then the game is not over
      When Black passes
      Then the game is not over
      When White passes
      Then the game is over
      And the score is Black 9, White 11
      And Black may not play c, because the game is over

    @needs.agreements
    Scenario: [6] A pass in the resumed game costs a stone like any other
      Given the position of aga.10/1
      When Black passes and White passes
      And Black passes and White passes
      Then Black has lost 2 stones
      And White has lost 2 stones

    Scenario: [7] Players who agree on nothing play on, with nobody asking for it
      Given the position of aga.10/1
      When Black passes and White passes
      And the players agree on nothing
      Then the game is not over
      And it is Black's turn
