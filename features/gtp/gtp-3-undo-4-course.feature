Feature: Undo - turn and end

  Who moves, and whether the game goes on.

  @gtp.undo.turn
  Rule: When a move is taken back it is the turn of the player who made it

    Source: Go Text Protocol 2, draft 2, section 6.3.3, undo (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2). Turns are the
    rules' (base.6).

    Open: the protocol names no player to move among what is kept (section 5.1), and takes a move of either player at any
    time.

    Scenario: [1] Black's move
      Given an empty 9x9 board
      When Black plays E5
      And the controller takes back the last move
      Then it is Black's turn

    Scenario: [2] White's move
      Given an empty 9x9 board
      When the game goes E5 C3
      And the controller takes back the last move
      Then it is White's turn

    Scenario: [3] A pass
      Given an empty 9x9 board
      When the game goes E5 pass
      And the controller takes back the last move
      Then it is White's turn

    Scenario: [4] Two moves
      Given an empty 9x9 board
      When the game goes E5 C3 G7
      And the controller takes back 2 moves
      Then it is White's turn

  @gtp.undo.end
  Rule: When a pass that ended the game is taken back the game goes on

    Source: Go Text Protocol 2, draft 2, section 6.3.3, undo (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Scenario: [1] The second of two passes
      Given an empty 5x5 board
      When the game goes C3 pass pass
      And the controller takes back the last move
      Then Black may play B2 and D4

    Scenario: [2] Both passes
      Given an empty 5x5 board
      When the game goes C3 pass pass
      And the controller takes back 2 moves
      Then White may play B2 and D4

    @ending.two-passes @resumption.none @button.none @last-pass.either
    Scenario: [3] It ends again when both pass again
      Given an empty 5x5 board
      When the game goes C3 pass pass
      And the controller takes back 2 moves
      And both players pass
      Then the game is over

    @ending.two-passes
    Scenario: [4] One pass that is left does not end the game with a later one
      Given an empty 5x5 board
      When the game goes C3 pass pass
      And the controller takes back the last move
      And the game goes B2 pass
      Then the game is not over

    @ending.two-passes
    Scenario: [5] The game is over no longer
      Given an empty 5x5 board
      When the game goes C3 pass pass
      And the controller takes back the last move
      Then the game is not over
