Feature: Commands for tournaments - time

  @gtp.6.3.4.time-settings.repeated
  Rule: Time settings may be changed, also in the middle of a game

    Source: Go Text Protocol 2, draft 2, section 6.3.4, time_settings: the time settings are changed; it fails for syntax alone.

    Scenario: [1] Twice
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends these lines
        """
        time_settings 600 0 0
        time_settings 0 30 5
        """
      Then the answers begin with "= ="

    Scenario: [2] In the middle of a game
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends these lines
        """
        play black C3
        play white D4
        time_settings 300 10 5
        """
      Then the answers begin with "= = ="

  @gtp.6.3.4.time-settings.game
  Rule: Time settings change nothing of the game

    Source: Go Text Protocol 2, draft 2, section 6.3.4, time_settings: it changes the time settings, and nothing else is named.

    Scenario: [1] The board and the moves
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "time_settings 300 10 5"
      Then nothing has changed

  @gtp.6.3.4.time-settings.syntax
  Rule: Time settings that are not three ints are refused

    Source: Go Text Protocol 2, draft 2, section 6.3.4, time_settings: main time, byo-yomi time and stones are ints, and it fails for
    syntax.

    Open: nothing is said of arguments after the third.

    Scenario: [1] None
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings"
      Then it fails

    Scenario: [2] Two
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings 600 30"
      Then it fails

    Scenario: [3] A word
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings long 30 5"
      Then it fails
      When the controller sends "time_settings 600 long 5"
      Then it fails
      When the controller sends "time_settings 600 30 many"
      Then it fails

    Scenario: [4] A negative number
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings -600 30 5"
      Then it fails

  @gtp.6.3.4.time-settings.refused
  Rule: Time settings that are refused leave the engine as it was

    Source: Go Text Protocol 2, draft 2, sections 5.3 and 6.3.4: a command that fails has no effect.

    Scenario: [1] The game
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "play black C3"
      And the controller sends "time_settings 600"
      Then nothing has changed

  @gtp.6.3.4.time-left
  Rule: What is left of the time is told for either color, in main time with 0 stones and in byo-yomi with those to play

    Source: Go Text Protocol 2, draft 2, section 6.3.4, time_left: color, seconds and stones; 0 stones while the main time runs.

    Scenario: [1] In main time
      Given a new game
      And the engine has the command "time_left"
      When the controller sends these lines
        """
        time_left black 120 0
        time_left white 95 0
        """
      Then the answers begin with "= ="

    Scenario: [2] In byo-yomi
      Given a new game
      And the engine has the command "time_left"
      When the controller sends these lines
        """
        time_left black 30 5
        time_left white 12 1
        """
      Then the answers begin with "= ="

    Scenario: [3] Colors as they may be written
      Given a new game
      And the engine has the command "time_left"
      When the controller sends these lines
        """
        time_left b 30 5
        time_left W 30 5
        time_left WHITE 30 5
        time_left Black 30 5
        """
      Then the answers begin with "= = = ="

    Scenario: [4] Nothing is left
      Given a new game
      And the engine has the command "time_left"
      When the controller sends "time_left black 0 0"
      Then it succeeds

  @gtp.6.3.4.time-left.empty
  Rule: The answer to what is left of the time is empty

    Source: Go Text Protocol 2, draft 2, section 6.3.4, time_left: no output.

    Scenario: [1] No text
      Given a new game
      And the engine has the command "time_left"
      When the controller sends "time_left black 120 0"
      Then it answers nothing

  @gtp.6.3.4.time-left.unset
  Rule: What is left of the time may be told though no time settings were

    Source: Go Text Protocol 2, draft 2, section 6.3.4, time_left: it fails for syntax alone.

    Scenario: [1] At first
      Given an engine that has just started
      And a new game
      And the engine has the command "time_left"
      When the controller sends "time_left white 60 0"
      Then it succeeds

  @gtp.6.3.4.time-left.game
  Rule: What is left of the time changes nothing of the game

    Source: Go Text Protocol 2, draft 2, section 6.3.4, time_left: no effects.

    Scenario: [1] The board and the moves
      Given a new game
      And the engine has the command "time_left"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "time_left white 120 0"
      Then nothing has changed

  @gtp.6.3.4.time-left.syntax
  Rule: What is left of the time is refused without a color and two ints

    Source: Go Text Protocol 2, draft 2, section 6.3.4, time_left: a color and two ints, and it fails for syntax.

    Open: nothing is said of arguments after the third.

    Scenario: [1] Too few
      Given a new game
      And the engine has the command "time_left"
      When the controller sends "time_left"
      Then it fails
      When the controller sends "time_left black"
      Then it fails
      When the controller sends "time_left black 60"
      Then it fails

    Scenario: [2] No color
      Given a new game
      And the engine has the command "time_left"
      When the controller sends "time_left green 60 0"
      Then it fails

    Scenario: [3] A word for a number
      Given a new game
      And the engine has the command "time_left"
      When the controller sends "time_left black much 0"
      Then it fails
      When the controller sends "time_left black 60 all"
      Then it fails
