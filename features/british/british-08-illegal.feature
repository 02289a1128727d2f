Feature: British rule 8 - Illegal moves

  What may be illegal about a move.

  @british.8-1
  Rule: A move is illegal only if it is a play out of turn or a play on a forbidden point

    Forbidden are points where the play would be self-capture or would break the rule of repetition. Everything else that
    goes wrong at the board is an irregularity and no illegal move. A pass is never illegal.

    Source: British Go Association, interpretation of the AGA rules, 8.1 (britgo.org/rules/bgainterpretation).

    Scenario: [1] Out of turn
      Given an empty 9x9 board
      When Black plays C3
      Then Black may not play G7, because it is the opponent's turn

    Scenario: [2] Self-capture
      Given this position, with White to play
        """
        a X . O .
        X . X . .
        X X O . .
        . O . O .
        . . O b .
        """
      Then White may not play a, because it is self-capture
      And White may play b

    Scenario: [3] Repetition
      Given this position, in which Black has just played B4
        """
        . . . . .
        . X X . .
        . . O . .
        . . . O X
        . . O X a
        """
      When White plays a
      Then Black may not play D1, because it recreates an earlier position

    Scenario: [4] Any other point may be played, even to no purpose
      Given this position, with White to play
        """
        a X c O b
        X X X O O
        . X O O .
        X X O d O
        . X O . O
        """
      Then White may play b, c and d
      And White may not play a, because it is self-capture

  @british.8-1.unwinding @untestable
  Rule: An illegal move that is noticed at once is undone, and a pass is made in its place

    With a pass stone, as in the AGA rules. Noticed later, the game goes back only if both players agree.

    Source: British Go Association, summary of the rules, "Illegal Moves" (britgo.org/rules/agasummary).

    Untestable: it says what people do about a move already made. A program that is told of an illegal move refuses it,
    and then no move has been made.
