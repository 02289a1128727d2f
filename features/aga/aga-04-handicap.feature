Feature: AGA rule 4 - Handicaps

  What evens out a difference in strength.

  @aga.4
  Rule: Two to nine black stones are placed before White's first move; under area counting White gets one point for each after the first

    A handicap of one stone means only that Black moves first and the compensation is half a point. With n stones White
    gets n - 1 points, to which the half point of rule 3 comes. The points make up for the stones that Black has on the
    board: under territory counting there are none, and the result is the same.

    Source: AGA concise rules, rules 3 and 4 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf); official rules,
    comment to rule 4 for the star points (cs.cmu.edu/~wjh/go/rules/AGA.html).

    Open: the rule does not say where the stones go. The comment names the star points and the order in which they are
    used; our scenarios only use numbers of stones for which the order makes no difference.

    Scenario: [1] Four stones on 9x9
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        """

    Scenario: [2] Nine stones on 19x19
      Given an empty 19x19 board
      When the players agree on 9 handicap stones
      Then White may not play D4, because the point is occupied
      And White may not play D10, because the point is occupied
      And White may not play D16, because the point is occupied
      And White may not play K4, because the point is occupied
      And White may not play K10, because the point is occupied
      And White may not play K16, because the point is occupied
      And White may not play Q4, because the point is occupied
      And White may not play Q10, because the point is occupied
      And White may not play Q16, because the point is occupied
      And White may play C3

    Scenario: [3] Not ten stones, and not after the game has begun
      Given an empty 19x19 board
      Then it is against the rules that the players agree on 10 handicap stones
      And it is within the rules that the players agree on 9 handicap stones
      When Black plays D4
      Then it is against the rules that the players agree on 2 handicap stones

    # The stones hold all 81 points of the board.
    @needs.literal-score
    Scenario: [4] Three points for four stones, and half a point
      Given an empty 9x9 board
      When the players agree on a komi of 0.5
      And the players agree on 4 handicap stones
      And the game goes pass pass pass
      And the players agree that no stone is dead
      Then the score is Black 81, White 3.5
      And Black wins by 77.5 points

    @needs.literal-score
    Scenario: [5] Nothing but the half point for a handicap of one stone
      Given an empty 9x9 board
      When the players agree on a komi of 0.5
      And the players agree on 1 handicap stone
      And the game goes E5 pass pass pass
      And the players agree that no stone is dead
      Then the score is Black 81, White 0.5

    # Black holds 7 columns of 9 lines, White 2. Black has moved 9 times, White 10 times.
    Scenario: [6] By territory there are no points for the stones, and the result is the same
      Given an empty 9x9 board
      When the players agree on a komi of 0.5
      And the players agree on 4 handicap stones
      And the game goes H1 G1 H2 G2 H3 G4 H4 G5 H5 G6 H6 G8 H7 G9 H8 pass H9 pass
      And White passes
      And the players agree that no stone is dead
      Then the score is Black 63, White 21.5
      And Black wins by 41.5 points
      And by rearrangement Black has 50 points and White has 8

    # The white stone in the corner has been taken. Black has moved 11 times, White 12 times.
    Scenario: [7] The same with prisoners
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      And the game goes H1 G1 H2 G2 H3 G4 H4 G5 H5 G6 H6 G8 H7 G9 H8 E5 H9 A2 A1 B1 pass pass
      And White passes
      And the players agree that no stone is dead
      Then Black wins by 42 points
      And by rearrangement Black has 48 points and White has 6
