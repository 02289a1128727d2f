Feature: How time is counted

  Three numbers tell it: main time, the length of a byo-yomi period, and the stones to be played in it.

  @gtp.4.2.absolute
  Rule: Time settings without a byo-yomi period are an absolute limit, and moves are made under it

    Source: Go Text Protocol 2, draft 2, sections 4.2 and 6.3.4, time_settings: a byo-yomi time of 0 means that the main time is all
    there is; the engine must accept what is asked for.

    Scenario: [1] Accepted
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings 600 0 0"
      Then it answers nothing

    Scenario: [2] A move under it
      Given a new game
      And the engine has the command "time_settings"
      And the engine has the command "genmove"
      When the controller sends "time_settings 5 0 0"
      And the controller sends "genmove black"
      Then it answers a vertex or resign

    Scenario: [3] Stones without a period
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings 600 0 25"
      Then it answers nothing

  @gtp.4.2.canadian
  Rule: A period and a number of stones are Canadian byo-yomi, and moves are made under it

    Source: Go Text Protocol 2, draft 2, sections 4.2 and 6.3.4, time_settings.

    Scenario: [1] After main time
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings 1800 300 25"
      Then it answers nothing

    Scenario: [2] From the beginning
      Given a new game
      And the engine has the command "time_settings"
      And the engine has the command "genmove"
      When the controller sends "time_settings 0 5 10"
      Then it answers nothing
      When the controller sends "genmove black"
      Then it answers a vertex or resign

    Scenario: [3] One stone in each period
      Given a new game
      And the engine has the command "time_settings"
      And the engine has the command "genmove"
      When the controller sends "time_settings 0 2 1"
      Then it answers nothing
      When the controller sends "genmove white"
      Then it answers a vertex or resign

  @gtp.4.2.no-limit
  Rule: A period without stones means that there is no time limit

    Source: Go Text Protocol 2, draft 2, section 4.2: byo-yomi time above zero with zero stones means no time limits.

    Open: nobody says how long an engine may think then, so none is asked for a move.

    Scenario: [1] Accepted
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings 0 60 0"
      Then it answers nothing

    Scenario: [2] With a main time
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings 600 60 0"
      Then it answers nothing

  @gtp.4.2.zero
  Rule: Three zeros are accepted

    Source: Go Text Protocol 2, draft 2, section 6.3.4, time_settings: the engine must accept the requested values, which are ints;
    section 3.2.1: an int may be 0.

    Open: nothing is said of what no time at all means.

    Scenario: [1] Accepted
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings 0 0 0"
      Then it answers nothing

  @gtp.4.2.large
  Rule: Any numbers that are ints are accepted

    Source: Go Text Protocol 2, draft 2, section 6.3.4, time_settings: the engine must accept the requested values; section 3.2.1: an
    int is at most 2147483647.

    Scenario: [1] A main time of a week
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings 604800 0 0"
      Then it answers nothing

    Scenario: [2] The largest ints
      Given a new game
      And the engine has the command "time_settings"
      When the controller sends "time_settings 2147483647 2147483647 2147483647"
      Then it answers nothing
