Feature: AGA rule 12 - Counting

  Territory or area, as the players like.

  @aga.12
  Rule: Territory is counted less the prisoners, or area is; the scores differ, the difference between them does not

    Territory are the empty points from which only one player's living stones can be reached. Area is territory and living
    stones. Empty points from which both players' stones can be reached are neutral and count in neither. Prisoners,
    pass stones and dead stones among them, are taken off their owner's territory, and do not matter under area counting.

    Source: AGA concise rules, rule 12 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf).

    Open: the two agree if both players have used equally many stones (aga.11). Our pictures say so where it matters.

    # Each player has used nine stones so far.
    Scenario: [1] Prisoners count under territory counting
      Given this position, with Black to play
        """
        . . X O .
        . . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      And 1 black and 2 white stones have been captured
      When Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 15, White 10
      And by rearrangement Black has 5 points and White has 0

    Scenario: [2] A dead stone is worth the same to area counting whether it is taken or not
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
      Then the score is Black 15, White 10
      And Black wins by 5 points
      And by rearrangement Black has 6 points and White has 1

    # D72 of the French article.
    @needs.literal-score
    Scenario: [3] Eyes of stones alive in seki count, and points between both colours do not
      Given this position at the end of the game
        """
        O a X . X
        b O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then D5 and A2 belong to Black's territory
      And a and b are neutral
      And the score is Black 12, White 11

    # D69 of the French article.
    Scenario: [4] A point that is not surrounded by one player is nobody's
      Given this position at the end of the game
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X . X
        . . X O O X X X X
        . . X O O O X a O
        . . X X X O X O .
        """
      Then a is neutral
      And the score is Black 44, White 36
