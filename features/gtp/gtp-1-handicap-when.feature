Feature: Handicap - on an empty board

  Handicap stones are the first stones on the board.

  @gtp.handicap.empty-board
  Rule: Handicap stones are refused while there are stones on the board

    This holds for all three ways to place them.

    Source: Go Text Protocol 2, draft 2, section 6.3.2, fixed_handicap, place_free_handicap and set_free_handicap
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: whether they may follow a pass. Nothing but an empty board is asked for, so we take it that they may; no
    scenario says so, since the rules have the handicap come before the first move.

    Scenario: [1] Fixed stones after a play
      Given an empty 9x9 board
      When Black plays E5
      Then it is refused that the controller asks for 2 fixed handicap stones
      And C3 and G7 are empty

    Scenario: [2] Free stones after a play
      Given an empty 9x9 board
      When Black plays E5
      Then it is refused that the controller asks for 2 free handicap stones

    Scenario: [3] Given stones after a play
      Given an empty 9x9 board
      When Black plays E5
      Then it is refused that the controller hands in handicap stones on C3 and G7
      And C3 and G7 are empty

    Scenario: [4] A handicap after a handicap
      Given an empty 9x9 board
      When the controller asks for 2 fixed handicap stones
      Then it is refused that the controller asks for 3 fixed handicap stones
      And C7 is empty

    Scenario: [5] Given stones after a handicap, on other points
      Given an empty 9x9 board
      When the controller hands in handicap stones on C3 and G7
      Then it is refused that the controller hands in handicap stones on C7 and G3
      And C7 and G3 are empty

    Scenario: [6] The board is empty once the play is taken back
      Given an empty 9x9 board
      When Black plays E5
      And the controller takes back the last move
      And the controller asks for 2 fixed handicap stones
      Then the handicap stones are on C3 and G7

    Scenario: [7] The board is empty once it is cleared
      Given an empty 9x9 board
      When the controller asks for 2 fixed handicap stones
      And White plays E5
      And the controller clears the board
      And the controller asks for 3 fixed handicap stones
      Then the handicap stones are on C3, G7 and C7

  @gtp.handicap.turn
  Rule: After handicap stones White moves

    They stand for moves that Black has made.

    Source: Wikipedia, Rules of Go (French), "Handicap"; American Go Association, Concise Rules of Go, rule 4. The
    protocol does not speak of turns: its move commands name the player.

    Scenario: [1] Fixed stones
      Given an empty 9x9 board
      When the controller asks for 4 fixed handicap stones
      Then it is White's turn

    Scenario: [2] Given stones
      Given an empty 9x9 board
      When the controller hands in handicap stones on C3 and G7
      Then it is White's turn

    Scenario: [3] A game after a handicap
      Given an empty 9x9 board
      When the controller asks for 2 fixed handicap stones
      And the game goes G3 C7 E5
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . X . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        """
