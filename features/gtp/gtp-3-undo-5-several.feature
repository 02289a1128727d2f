Feature: Undo - several moves and none

  One command takes back one move.

  @gtp.undo.several
  Rule: Several moves are taken back one after the other, the latest first

    Source: Go Text Protocol 2, draft 2, section 6.3.3, undo (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: an engine that keeps only a part of the moves may fail when that part is used up. No scenario takes back more than
    sixteen.

    Scenario: [1] Three of four
      Given an empty 5x5 board
      When the game goes C3 D3 C4 D4
      And the controller takes back 3 moves
      Then the position is
        """
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        """

    Scenario: [2] All of them
      Given an empty 5x5 board
      When the game goes C3 D3 C4 D4
      And the controller takes back 4 moves
      Then the board is empty

    # The second capture is among stones that stood where others had been captured.
    Scenario: [3] Two captures, one after the other
      Given an empty 3x3 board
      When the game goes B1 A1 A2 B2 C3 C1 C2
      Then the position is
        """
        . . X
        X O X
        . X .
        """
      When the controller takes back 2 moves
      Then the position is
        """
        . . X
        X O .
        . X .
        """
      When the controller takes back 2 moves
      Then the position is
        """
        . . .
        X . .
        . X .
        """
      When the controller takes back 2 moves
      Then the position is
        """
        . . .
        . . .
        . X .
        """

    Scenario: [4] Sixteen, passes among them
      Given an empty 9x9 board
      When the game goes E5 C3 G7 pass C7 G3 D4 F6 pass D6 F4 B2 H8 pass B8 H2
      And the controller takes back 16 moves
      Then the board is empty

  @gtp.undo.nothing
  Rule: Where no move is left to take back the controller is refused

    Source: Go Text Protocol 2, draft 2, section 6.3.3, undo (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: the draft says that an engine may fail then. To succeed it would have to take back a move that nobody made.

    Scenario: [1] At the start
      Given an empty 9x9 board
      Then it is refused that the controller takes back the last move
      And the board is empty

    Scenario: [2] When all have been taken back
      Given an empty 9x9 board
      When the game goes E5 C3
      And the controller takes back 2 moves
      Then it is refused that the controller takes back the last move
      And the board is empty

    Scenario: [3] The game goes on as if nothing had been asked
      Given an empty 9x9 board
      Then it is refused that the controller takes back the last move
      When the game goes E5 C3
      And the controller takes back the last move
      Then C3 is empty
      And White may play C3

    Scenario: [4] When the board has been cleared
      Given an empty 9x9 board
      When the game goes E5 C3
      And the controller clears the board
      Then it is refused that the controller takes back the last move
      And the board is empty
