Feature: Undo - history

  What may not be repeated depends on the moves that are left.

  @gtp.undo.history
  Rule: A position that only stood after moves that were taken back has not stood, and every other one has

    Source: Go Text Protocol 2, draft 2, sections 5.1 and 6.3.3, undo: the last move leaves the move history
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    # Black's stone takes three white ones and is alone on the board, where it stood only in the move taken back.
    @supply.unlimited
    Scenario: [1] A position that was taken back may come about
      Given an empty 2x2 board
      When Black plays A1
      And the controller takes back the last move
      And the game goes pass A2 pass B2 pass B1
      Then Black may play A1
      When Black plays A1
      Then the last play captures A2, B1 and B2

    # Black's first stone would be alone on the board once more.
    @repetition.positional @supply.unlimited
    Scenario: [2] The others may not, by positional superko
      Given an empty 2x2 board
      When the game goes A1 B1 A2 B2 A1 A2
      And the controller takes back the last move
      And White plays A2
      Then Black may not play A1, because it recreates an earlier position

    @repetition.situational @supply.unlimited
    Scenario: [3] The others may not, by situational superko
      Given an empty 2x2 board
      When the game goes A1 B1 A2 B2 A1 A2
      And the controller takes back the last move
      And White plays A2
      Then Black may not play A1, because it recreates an earlier position

    @repetition.positional @supply.unlimited
    Scenario: [4] Positions from before many moves back are remembered, by positional superko
      Given an empty 2x2 board
      When the game goes A1 B1 A2 B2
      And the controller takes back 3 moves
      And the game goes B1 A2 B2 A1 A2
      Then Black may not play A1, because it recreates an earlier position
