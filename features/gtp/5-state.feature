Feature: The state that an engine keeps

  The size of the board, the stones on it, how many have been captured, the moves, the komi and the time settings.

  @gtp.5.1
  Rule: All commands that show the board show the same one

    Whatever has been done before, there is one board, and each command shows it as it stands.

    Source: Go Text Protocol 2, draft 2, section 5.1: there is one board configuration. list_stones and others are
    documented by GNU Go, gogui-rules_board by GoGui.

    Scenario: [1] After moves
      Given a new game
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black B5
        """
      Then every board shown has Black stones on B5 and C3 and White stones on D4

    Scenario: [2] After a capture
      Given a new game
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        """
      Then every board shown has Black stones on A2 and B1 and no others

    Scenario: [3] After a move was taken back
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        undo
        """
      Then every board shown has Black stones on C3 and no others

    Scenario: [4] After the board was cleared
      Given a new game
      When the controller sends these lines
        """
        play black C3
        play white D4
        clear_board
        """
      Then every board shown is empty

    Scenario: [5] After a handicap
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends "set_free_handicap B2 D4"
      Then every board shown has Black stones on B2 and D4 and no others

    Scenario: [6] After a move of the engine's own
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        play black C3
        genmove white
        """
      Then all boards shown are the same

    Scenario: [7] After a move that was refused
      Given a new game
      When the controller sends these lines
        """
        play black C3
        play white C3
        """
      Then every board shown has Black stones on C3 and no others

  @gtp.5.2
  Rule: An engine that has just started may be told what to do in any order

    No command has to come first. What board and what komi there are before they are set is not said.

    Source: Go Text Protocol 2, draft 2, section 5.2: the state has no values that a controller may count on before it has set
    them; 6.3.2 and 6.3.6: clear_board and showboard never fail.

    Open: the values until then, so no scenario looks at them.

    Scenario: [1] The komi first
      Given an engine that has just started
      When the controller sends these lines
        """
        komi 5.5
        clear_board
        """
      Then the answers begin with "= ="

    Scenario: [2] The board is cleared before it has a size
      Given an engine that has just started
      When the controller sends these lines
        """
        clear_board
        komi 5.5
        """
      Then the answers begin with "= ="

    Scenario: [3] Questions first
      Given an engine that has just started
      When the controller sends these lines
        """
        name
        version
        list_commands
        known_command play
        protocol_version
        """
      Then the answers begin with "= = = = ="

    Scenario: [4] The board is shown before it has a size
      Given an engine that has just started
      And the engine has the command "showboard"
      When the controller sends "showboard"
      Then it succeeds

  @gtp.5.3.questions
  Rule: A command that answers a question changes nothing

    Source: Go Text Protocol 2, draft 2, sections 5.3 and 6.3.1: these commands have no effects.

    Scenario: [1] Questions about the engine
      Given a new game
      When the controller sends "play black C3"
      And the controller sends these lines
        """
        protocol_version
        name
        version
        """
      Then nothing has changed

    Scenario: [2] Questions about commands
      Given a new game
      When the controller sends "play black C3"
      And the controller sends these lines
        """
        list_commands
        known_command clear_board
        known_command undo
        """
      Then nothing has changed

    Scenario: [3] A question about the score
      Given a new game
      And the engine has the command "final_score"
      When the controller sends "play black C3"
      And the controller sends "final_score"
      Then nothing has changed

    Scenario: [4] Questions make no move that could be taken back
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        name
        list_commands
        known_command play
        undo
        """
      Then the engine has Black stones on C3 and no others

  @gtp.5.3.settings
  Rule: A setting changes nothing else

    Neither komi nor what is said of time changes the board or the moves.

    Source: Go Text Protocol 2, draft 2, section 5.3; 6.3.2, komi; 6.3.4, time_settings, and time_left, which has no effects.

    Scenario: [1] Komi in the middle of a game
      Given a new game
      When the controller sends these lines
        """
        play black C3
        play white D4
        komi 3.5
        """
      Then the engine has Black stones on C3 and White stones on D4

    Scenario: [2] Time in the middle of a game
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends these lines
        """
        play black C3
        play white D4
        time_settings 300 30 5
        """
      Then the engine has Black stones on C3 and White stones on D4

    Scenario: [3] Time that is left in the middle of a game
      Given a new game
      And the engine has the command "time_left"
      When the controller sends these lines
        """
        play black C3
        play white D4
        time_left black 60 0
        """
      Then the engine has Black stones on C3 and White stones on D4

    Scenario: [4] The move before a setting is still the last one
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        komi 3.5
        undo
        """
      Then the engine has Black stones on C3 and no others

    Scenario: [5] The move before the time was set is still the last one
      Given a new game
      And the engine has the command "undo"
      And the engine has the command "time_settings"
      When the controller sends these lines
        """
        play black C3
        play white D4
        time_settings 300 30 5
        undo
        """
      Then the engine has Black stones on C3 and no others

  @gtp.5.3.failure
  Rule: A line that is refused changes nothing

    Source: Go Text Protocol 2, draft 2, section 5.3.

    Scenario: [1] A command that nobody knows
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "touchstone-no-such-command C4"
      Then it fails
      And nothing has changed

    Scenario: [2] A size that is no number
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "boardsize large"
      Then it fails
      And nothing has changed

    Scenario: [3] A size that the protocol has no letters for
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "boardsize 26"
      Then it fails
      And nothing has changed

    Scenario: [4] No size
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "boardsize"
      Then it fails
      And nothing has changed

    Scenario: [5] A komi that is no number
      Given a new game
      And the engine has the command "get_komi"
      When the controller sends "komi 4.5"
      And the controller sends "komi six"
      Then it fails
      When the controller sends "get_komi"
      Then it answers the number 4.5

    Scenario: [6] A play on a stone
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "play white C3"
      Then it fails
      And nothing has changed

    Scenario: [7] A play of no colour
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "play green C4"
      Then it fails
      And nothing has changed

    Scenario: [8] A play on no point
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "play white Z25"
      Then it fails
      And nothing has changed

    Scenario: [9] A handicap list whose last word is no point
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends "set_free_handicap A1 B2 stone"
      Then it fails
      And nothing has changed

    Scenario: [10] A handicap where there is a stone
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends "play white C3"
      And the controller sends "set_free_handicap A1 B2"
      Then it fails
      And nothing has changed

    Scenario: [11] A move for no colour
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "play black C3"
      And the controller sends "genmove green"
      Then it fails
      And nothing has changed

    Scenario: [12] A move for nobody
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "play black C3"
      And the controller sends "genmove"
      Then it fails
      And nothing has changed

    Scenario: [13] A move that is taken back where there is none
      Given a new game
      And the engine has the command "undo"
      When the controller sends "undo"
      Then it fails
      And nothing has changed

    Scenario: [14] What was refused is no move that could be taken back
      Given a new game
      And the engine has the command "undo"
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black D4
        play green E5
        genmove green
        boardsize large
        undo
        """
      Then the answers begin with "= = ? ? ? ? ="
      And the engine has Black stones on C3 and no others

    Scenario: [15] A number of handicap stones where there is a stone
      Given a new game
      And the engine has the command "fixed_handicap"
      When the controller sends "play white C3"
      And the controller sends "fixed_handicap 2"
      Then it fails
      And nothing has changed

    Scenario: [16] A free handicap where there is a stone
      Given a new game
      And the engine has the command "place_free_handicap"
      When the controller sends "play white C3"
      And the controller sends "place_free_handicap 2"
      Then it fails
      And nothing has changed
