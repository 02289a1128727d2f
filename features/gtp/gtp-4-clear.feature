Feature: Clearing the board

  A new game begins on a board of the same size.

  @gtp.clear
  Rule: When the board is cleared nothing of the game before is left, and the komi stays

    The board is empty, no stone has been captured, and no move has been made.

    Source: Go Text Protocol 2, draft 2, section 6.3.2, clear_board (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2). The komi
    is in gtp.komi.stays.

    Scenario: [1] The stones
      Given an empty 9x9 board
      When the game goes E5 C3 G7 C7
      And the controller clears the board
      Then the board is empty
      And Black may play E5 and C3
      And the board is 9x9

    Scenario: [2] The captured stones
      Given an empty 5x5 board
      When the game goes A2 A1 B1
      And the controller clears the board
      Then White has lost 0 stones
      And Black has lost 0 stones

    Scenario: [3] The turn
      Given an empty 9x9 board
      When Black plays E5
      And the controller clears the board
      Then it is Black's turn

    Scenario: [4] The end of the game
      Given an empty 9x9 board
      When both players pass
      And the controller clears the board
      Then Black may play E5
      And the game is not over

    # Black's stone takes three white ones and is alone on the board, where it stood in the game before.
    @supply.unlimited
    Scenario: [5] The positions that have stood
      Given an empty 2x2 board
      When Black plays A1
      And the controller clears the board
      And the game goes pass A2 pass B2 pass B1
      Then Black may play A1

    Scenario: [6] The handicap
      Given an empty 9x9 board
      When the controller asks for 4 fixed handicap stones
      And the controller clears the board
      Then the board is empty
      And Black may play E5

    # A sequence that a harness sends, and that no known program gets wrong.
    @shows-only
    Scenario: [7] A cleared board may be cleared
      Given an empty 9x9 board
      When the controller clears the board
      And the controller clears the board
      Then the board is empty

  @gtp.failure
  Rule: A command that fails changes nothing

    Board, captured stones, moves and komi are as before.

    Source: Go Text Protocol 2, draft 2, section 5.3 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Scenario: [1] A handicap that is refused
      Given an empty 9x9 board
      When the controller sets a komi of 4.5
      And the game goes E5 G7
      Then it is refused that the controller asks for 2 fixed handicap stones
      And it is refused that the controller hands in handicap stones on C3 and C7
      And the komi is 4.5
      When the controller takes back 2 moves
      Then the board is empty

    Scenario: [2] A record that is refused
      Given an empty 9x9 board
      When the controller sets a komi of 4.5
      And the game goes E5 G7
      Then this record is refused
        """
        This is a letter. It speaks of KM[7.5] and SZ[5], and has no game in it.
        """
      And the komi is 4.5
      And the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
      When the controller takes back 2 moves
      Then the board is empty
