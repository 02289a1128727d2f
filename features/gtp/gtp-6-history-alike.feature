Feature: History - one position, many ways

  What may be played does not hang on how a position came about, where nothing is repeated.

  @gtp.history.alike
  Rule: A position answers alike whether it was played, played again after moves were taken back, loaded or set up

    In the position nothing can be repeated, so its history does not matter.

    Source: Go Text Protocol 2, draft 2, section 5.1: the state is board, captured stones, moves and komi
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: under rules by which moves that were made earlier matter otherwise, such as passes that cost points, it is not one
    state. Nothing of that is asked for here.

    # What the other ways of coming to the position are compared with.
    @shows-only
    Scenario: [1] Played
      Given an empty 4x4 board
      When the game goes B3 C3 B2 C2
      Then the position is
        """
        . . . .
        . X O .
        . X O .
        . . . .
        """
      And Black may play A1, A2, A3, A4, B1, B4, C1, C4, D1, D2, D3 and D4
      And Black may not play B2, B3, C2 and C3

    # As above: no known mistake depends on the order.
    @shows-only
    Scenario: [2] Played in another order
      Given an empty 4x4 board
      When the game goes B2 C3 B3 C2
      Then Black may play A1, A2, A3, A4, B1, B4, C1, C4, D1, D2, D3 and D4
      And Black may not play B2, B3, C2 and C3

    Scenario: [3] Played again after moves were taken back
      Given an empty 4x4 board
      When the game goes B3 C3 B2 D4 A4
      And the controller takes back 2 moves
      And White plays C2
      Then Black may play A1, A2, A3, A4, B1, B4, C1, C4, D1, D2, D3 and D4
      And Black may not play B2, B3, C2 and C3

    # As above: a record read to its end has been played.
    @shows-only
    Scenario: [4] Loaded, move by move
      Given an empty 4x4 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[4];B[bb];W[cb];B[bc];W[cc])
        """
      Then Black may play A1, A2, A3, A4, B1, B4, C1, C4, D1, D2, D3 and D4
      And Black may not play B2, B3, C2 and C3

    Scenario: [5] Loaded, set up in the record
      Given an empty 4x4 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[4]AB[bb:bc]AW[cb][cc]PL[B])
        """
      Then Black may play A1, A2, A3, A4, B1, B4, C1, C4, D1, D2, D3 and D4
      And Black may not play B2, B3, C2 and C3

    Scenario: [6] Set up by the controller
      Given an empty 4x4 board
      When the controller sets up this position, with Black to play
        """
        . . . .
        . X O .
        . X O .
        . . . .
        """
      Then Black may play A1, A2, A3, A4, B1, B4, C1, C4, D1, D2, D3 and D4
      And Black may not play B2, B3, C2 and C3
