Feature: Undo - handicap and redo

  Handicap stones are no moves; a move made again is the move it was.

  @gtp.undo.handicap
  Rule: Handicap stones are never taken back

    They are not among the moves of the game. To be rid of them the board is cleared.

    Source: Go Text Protocol 2, draft 2, sections 6.3.2, fixed_handicap, and 6.3.3, undo
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Scenario: [1] Fixed stones
      Given an empty 9x9 board
      When the controller asks for 2 fixed handicap stones
      Then it is refused that the controller takes back the last move
      And White may not play C3 and G7, because the point is occupied

    Scenario: [2] Free stones
      Given an empty 9x9 board
      When the controller asks for 2 free handicap stones
      Then it is refused that the controller takes back the last move

    Scenario: [3] Given stones
      Given an empty 9x9 board
      When the controller hands in handicap stones on C3, E5 and G7
      Then it is refused that the controller takes back the last move
      And White may not play C3, E5 and G7, because the point is occupied

    Scenario: [4] Moves after a handicap are taken back, and then no more
      Given an empty 9x9 board
      When the controller asks for 4 fixed handicap stones
      And the game goes E5 E4
      And the controller takes back 2 moves
      Then it is refused that the controller takes back the last move
      And the position is
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

    Scenario: [5] It is White's turn again
      Given an empty 9x9 board
      When the controller asks for 4 fixed handicap stones
      And White plays E5
      And the controller takes back the last move
      Then it is White's turn

  @gtp.undo.redo
  Rule: A move that is made again after it was taken back does what it did at first

    Source: Go Text Protocol 2, draft 2, sections 5.1, 6.3.3, play and undo (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2):
    what is kept is the same both times.

    Scenario: [1] It captures again
      Given an empty 5x5 board
      When the game goes A2 A1
      And Black plays B1
      Then the last play captures A1
      When the controller takes back the last move
      And Black plays B1
      Then the last play captures A1
      And the position is
        """
        . . . . .
        . . . . .
        . . . . .
        X . . . .
        . X . . .
        """

    Scenario: [2] The liberties of others are what they were
      Given an empty 5x5 board
      When the game goes C3 C4 D3 D4
      And the controller takes back 4 moves
      And the game goes C3 C4 D3 D4
      Then the liberties of C3 are B3, C2, D2 and E3
      And the chain of C3 is C3 and D3

    Scenario: [3] Another move in its place does what it would have done at first
      Given an empty 5x5 board
      When the game goes A2 A1 B1
      And the controller takes back the last move
      And the game goes C3 B1 C1
      Then the last play captures nothing
      When White plays E5 and Black plays B2
      Then the last play captures A1 and B1
