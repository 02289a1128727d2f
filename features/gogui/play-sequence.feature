Feature: GoGui's command to play several moves

  @gogui.play-sequence
  Rule: A sequence of colors and vertices is played in this order

    Source: GoGui's manual, "Compatibility", gogui-play_sequence: the command play, for several moves.

    Scenario: [1] Moves in turn
      Given a new game
      And the engine has the command "gogui-play_sequence"
      When the controller sends "gogui-play_sequence B C3 W D4 B E5"
      Then it answers nothing
      And the engine has Black stones on C3 and E5 and White stones on D4

    Scenario: [2] With a pass
      Given a new game
      And the engine has the command "gogui-play_sequence"
      When the controller sends "gogui-play_sequence b C3 w pass b D4"
      Then it succeeds
      And the engine has Black stones on C3 and D4 and no others

    Scenario: [3] Moves of one player
      Given a new game
      And the engine has the command "gogui-play_sequence"
      When the controller sends "gogui-play_sequence b C3 b D4 b E5"
      Then it succeeds
      And the engine has Black stones on C3, D4 and E5 and no others

    Scenario: [4] They are moves: stones are captured
      Given a new game
      And the engine has the command "gogui-play_sequence"
      When the controller sends "gogui-play_sequence b A2 w A1 b B1 w C4"
      Then it succeeds
      And the engine has Black stones on A2 and B1 and White stones on C4

    Scenario: [5] After moves that were played before
      Given a new game
      And the engine has the command "gogui-play_sequence"
      When the controller sends "play black C3"
      And the controller sends "gogui-play_sequence w D4 b E5"
      Then it succeeds
      And the engine has Black stones on C3 and E5 and White stones on D4

    Scenario: [6] Each of them can be taken back
      Given a new game
      And the engine has the command "gogui-play_sequence"
      And the engine has the command "undo"
      When the controller sends "gogui-play_sequence b C3 w D4 b E5"
      And the controller sends "undo"
      Then it succeeds
      And the engine has Black stones on C3 and White stones on D4

    Scenario: [7] Colors in words
      Given a new game
      And the engine has the command "gogui-play_sequence"
      When the controller sends "gogui-play_sequence black C3 white D4"
      Then it succeeds
      And the engine has Black stones on C3 and White stones on D4

  @gogui.play-sequence.all-or-none
  Rule: If one of the moves cannot be made, none is

    The answer is a failure, and the board is what it was.

    Source: GoGui's manual, "Compatibility", gogui-play_sequence: it fails, and the state does not change, if not all moves can be
    executed.

    Scenario: [1] The second move is illegal
      Given a new game
      And the engine has the command "gogui-play_sequence"
      When the controller sends "gogui-play_sequence b C3 w C3 b D4"
      Then it fails
      And the engine has no stones

    Scenario: [2] The last is illegal, after other moves
      Given a new game
      And the engine has the command "gogui-play_sequence"
      When the controller sends these lines
        """
        play black B2
        play white C2
        """
      And the controller sends "gogui-play_sequence b C3 w D4 b B2"
      Then it fails
      And nothing has changed
      And the engine has Black stones on B2 and White stones on C2

    Scenario: [3] A vertex off the board
      Given a new game on a 9x9 board
      And the engine has the command "gogui-play_sequence"
      When the controller sends "gogui-play_sequence b C3 w K10"
      Then it fails
      And the engine has no stones

    Scenario: [4] A word that is no vertex
      Given a new game
      And the engine has the command "gogui-play_sequence"
      When the controller sends "gogui-play_sequence b C3 w nowhere"
      Then it fails
      And the engine has no stones

    Scenario: [5] A color without a vertex
      Given a new game
      And the engine has the command "gogui-play_sequence"
      When the controller sends "gogui-play_sequence b C3 w"
      Then it fails
      And the engine has no stones

  @gogui.play-sequence.long
  Rule: A long sequence is played whole

    Source: GoGui's manual, "Compatibility", gogui-play_sequence: lines can become long, and a program should not limit their length.

    Scenario: [1] Over a thousand characters
      Given a new game on a 19x19 board
      And the engine has the command "gogui-play_sequence"
      When the controller sends these lines as one
        """
        gogui-play_sequence
        black A1 white A3 black B1 white B3 black C1 white C3 black D1 white D3 black E1 white E3 black F1 white F3
        black G1 white G3 black H1 white H3 black J1 white J3 black K1 white K3 black L1 white L3 black M1 white M3
        black N1 white N3 black O1 white O3 black P1 white P3 black Q1 white Q3 black R1 white R3 black S1 white S3
        black T1 white T3
        black A5 white A7 black B5 white B7 black C5 white C7 black D5 white D7 black E5 white E7 black F5 white F7
        black G5 white G7 black H5 white H7 black J5 white J7 black K5 white K7 black L5 white L7 black M5 white M7
        black N5 white N7 black O5 white O7 black P5 white P7 black Q5 white Q7 black R5 white R7 black S5 white S7
        black T5 white T7
        black A9 white A11 black B9 white B11 black C9 white C11 black D9 white D11 black E9 white E11 black F9 white F11
        black G9 white G11 black H9 white H11 black J9 white J11 black K9 white K11 black L9 white L11 black M9 white M11
        black N9 white N11 black O9 white O11 black P9 white P11 black Q9 white Q11 black R9 white R11 black S9 white S11
        black T9 white T11
        """
      Then it succeeds
      And no stone can be played on T11
