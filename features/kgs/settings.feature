Feature: KGS's commands for the rules and the clock

  @kgs.rules
  Rule: At least one of the names is taken

    The rules on the server are called chinese, aga, japanese and new_zealand.

    Source: the documentation of kgsGtp, as told in docs/GTP_Extensions.md of KataGo, kgs-rules.

    Open: Which of them a program plays.

    Scenario: [1] One of four
      Given a new game
      And the engine has the command "kgs-rules"
      When the controller sends these lines
        """
        kgs-rules chinese
        kgs-rules aga
        kgs-rules japanese
        kgs-rules new_zealand
        """
      Then at least one of them succeeds

  @kgs.rules.told
  Rule: Rules that are taken are those told

    What is told by kata-get-rules is what the name means.

    Source: the documentation of kgsGtp, as told in docs/GTP_Extensions.md of KataGo, kgs-rules: as kata-set-rules, and
    chinese has positional superko.

    Scenario: [1] chinese
      Given a new game
      And the engine has the command "kgs-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kgs-rules japanese"
      When the engine takes "kgs-rules chinese"
      Then the rules that it tells have "ko POSITIONAL, scoring AREA, suicide false"

    Scenario: [2] aga
      Given a new game
      And the engine has the command "kgs-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kgs-rules japanese"
      When the engine takes "kgs-rules aga"
      Then the rules that it tells have "ko SITUATIONAL, scoring AREA, suicide false"

    Scenario: [3] japanese
      Given a new game
      And the engine has the command "kgs-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kgs-rules aga"
      When the engine takes "kgs-rules japanese"
      Then the rules that it tells have "ko SIMPLE, scoring TERRITORY, suicide false"

    Scenario: [4] new_zealand
      Given a new game
      And the engine has the command "kgs-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kgs-rules japanese"
      When the engine takes "kgs-rules new_zealand"
      Then the rules that it tells have "ko SITUATIONAL, scoring AREA, suicide true"

  @kgs.rules.unknown
  Rule: A name that is none of them is refused

    Source: the documentation of kgsGtp, as told in docs/GTP_Extensions.md of KataGo, kgs-rules; Go Text Protocol 2, draft 2,
    section 5.3: a command that fails changes nothing.

    Open: A program may have more names than the server.

    Scenario: [1] No rules are called so
      Given a new game
      And the engine has the command "kgs-rules"
      When the controller sends "kgs-rules no-such-rules"
      Then it fails
      And nothing has changed

    Scenario: [2] No name
      Given a new game
      And the engine has the command "kgs-rules"
      When the controller sends "kgs-rules"
      Then it fails
      And nothing has changed

  @kgs.rules.state
  Rule: Rules that are set leave the komi and the stones as they are

    Source: the documentation of kgsGtp, as told in docs/GTP_Extensions.md of KataGo, kgs-rules: the same as kata-set-rules,
    which affects nothing but the rules.

    Scenario: [1] The komi
      Given a new game
      And the engine has the command "kgs-rules"
      And the engine has the command "get_komi"
      When the controller sends "komi 3.5"
      And the engine takes "kgs-rules chinese"
      And the controller sends "get_komi"
      Then it answers the number 3.5

    Scenario: [2] The stones
      Given a new game
      And the engine has the command "kgs-rules"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the engine takes "kgs-rules chinese"
      Then the engine has Black stones on C3 and White stones on D4

  @kgs.time-settings
  Rule: The clock is set by the name of a system and its numbers

    none takes no number, absolute the main time, byoyomi and canadian the main time, the overtime and a number of periods or
    stones. Times are in seconds.

    Source: the documentation of kgsGtp, as told in docs/GTP_Extensions.md of KataGo, kgs-time_settings.

    Open: Whether times may be fractions.

    Scenario: [1] None
      Given a new game
      And the engine has the command "kgs-time_settings"
      When the controller sends "kgs-time_settings none"
      Then it answers nothing

    Scenario: [2] Absolute time
      Given a new game
      And the engine has the command "kgs-time_settings"
      When the controller sends "kgs-time_settings absolute 600"
      Then it answers nothing

    Scenario: [3] Japanese byo-yomi
      Given a new game
      And the engine has the command "kgs-time_settings"
      When the controller sends "kgs-time_settings byoyomi 600 30 5"
      Then it answers nothing

    Scenario: [4] Canadian byo-yomi
      Given a new game
      And the engine has the command "kgs-time_settings"
      When the controller sends "kgs-time_settings canadian 600 300 25"
      Then it answers nothing

  @kgs.time-settings.arguments
  Rule: A system that is unknown or lacks its numbers is refused

    Source: the documentation of kgsGtp, as told in docs/GTP_Extensions.md of KataGo, kgs-time_settings; Go Text Protocol 2,
    draft 2, section 5.3.

    Scenario: [1] A system that does not exist
      Given a new game
      And the engine has the command "kgs-time_settings"
      When the controller sends "kgs-time_settings hourglass 600"
      Then it fails

    Scenario: [2] No system
      Given a new game
      And the engine has the command "kgs-time_settings"
      When the controller sends "kgs-time_settings"
      Then it fails

    Scenario: [3] Absolute without a time
      Given a new game
      And the engine has the command "kgs-time_settings"
      When the controller sends "kgs-time_settings absolute"
      Then it fails

    Scenario: [4] Byo-yomi without periods
      Given a new game
      And the engine has the command "kgs-time_settings"
      When the controller sends "kgs-time_settings byoyomi 600 30"
      Then it fails

    Scenario: [5] A time that is no number
      Given a new game
      And the engine has the command "kgs-time_settings"
      When the controller sends "kgs-time_settings absolute soon"
      Then it fails

  @kgs.time-settings.state
  Rule: The clock is no part of the game on the board

    Source: the documentation of kgsGtp, as told in docs/GTP_Extensions.md of KataGo, kgs-time_settings; Go Text Protocol 2,
    draft 2, section 5.3: a command changes nothing that is not said of it.

    Open: Whether the clock may be set after the first move.

    Scenario: [1] Stones and all that is told stay
      Given a new game
      And the engine has the command "kgs-time_settings"
      When the controller sends "play black C3"
      And the controller sends "kgs-time_settings byoyomi 600 30 5"
      Then nothing has changed
      And the engine has Black stones on C3 and no others
