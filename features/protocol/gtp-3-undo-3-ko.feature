Feature: Undo - ko and history

  What may not be repeated depends on the moves that are left.

  @gtp.undo.ko
  Rule: A ko that may not be retaken is banned again, or no longer, as it was before the move that is taken back

    Source: Go Text Protocol 2, draft 2, sections 5.1 and 6.3.3, undo: the last move leaves the move history
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: rules by which a ko may be retaken at once are not those of any ruleset here.

    Scenario: [1] The ban is back when the threat is taken back
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4
      And White may play E1

    Scenario: [2] The ban is back when threat and answer are taken back
      Given the position of gtp.undo.ko/1
      When the game goes a E1 E3
      And the controller takes back 2 moves
      Then White may not play B4

    Scenario: [3] The ban is gone when threat and answer are made again
      Given the position of gtp.undo.ko/1
      When the game goes a E1 E3
      And the controller takes back 2 moves
      And the game goes E1 E3
      Then White may play B4

    Scenario: [4] The ban is gone with the capture
      Given the position of gtp.undo.ko/1
      When the game goes a E1 E3 B4
      Then Black may not play a
      When the controller takes back the last move
      Then White may play B4
      When White plays E5
      Then the last play captures nothing

    Scenario: [5] The ko may be taken once more when its capture is taken back
      Given the position of gtp.undo.ko/1
      When Black plays a
      And the controller takes back the last move
      Then Black may play a
      When Black plays a
      Then the last play captures B4
      And White may not play B4

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
