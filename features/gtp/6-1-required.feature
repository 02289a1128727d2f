Feature: Required commands

  @gtp.6.1
  Rule: Every engine has the required commands, and they work

    They are protocol_version, name, version, known_command, list_commands, quit, boardsize, clear_board, komi, play and genmove.

    Source: Go Text Protocol 2, draft 2, section 6.1: the commands that all engines have to have; section 6.3.1: a command that is
    known not to work is not said to be known.

    Scenario: [1] protocol_version
      Given a new game
      When the controller sends "protocol_version"
      Then it succeeds

    Scenario: [2] name
      Given a new game
      When the controller sends "name"
      Then it succeeds

    Scenario: [3] version
      Given a new game
      When the controller sends "version"
      Then it succeeds

    Scenario: [4] known_command
      Given a new game
      When the controller sends "known_command quit"
      Then it succeeds

    Scenario: [5] list_commands
      Given a new game
      When the controller sends "list_commands"
      Then it succeeds

    Scenario: [6] quit
      Given a new game
      When the controller sends "quit" and waits for the end
      Then it answers nothing

    Scenario: [7] boardsize, which may be refused
      Given an engine that has just started
      When the controller sends "boardsize 19"
      Then the command is not unknown

    Scenario: [8] clear_board
      Given an engine that has just started
      When the controller sends "clear_board"
      Then it answers nothing

    Scenario: [9] komi
      Given a new game
      When the controller sends "komi 5.5"
      Then it answers nothing

    Scenario: [10] play
      Given a new game
      When the controller sends "play black C3"
      Then it answers nothing

    Scenario: [11] genmove
      Given a new game
      When the controller sends "genmove black"
      Then it answers a vertex or resign

  @gtp.6.1.listed
  Rule: The required commands are listed

    Source: Go Text Protocol 2, draft 2, sections 6.1 and 6.3.1: list_commands answers all known commands, those that are required
    among them.

    Scenario: [1] About the engine
      Given an engine that has just started
      When the controller sends "list_commands"
      Then one of the words that it answers is "protocol_version"
      And one of the words that it answers is "name"
      And one of the words that it answers is "version"
      And one of the words that it answers is "known_command"
      And one of the words that it answers is "list_commands"
      And one of the words that it answers is "quit"

    Scenario: [2] About the game
      Given an engine that has just started
      When the controller sends "list_commands"
      Then one of the words that it answers is "boardsize"
      And one of the words that it answers is "clear_board"
      And one of the words that it answers is "komi"
      And one of the words that it answers is "play"

    Scenario: [3] genmove, where there is one
      Given an engine that has just started
      And the engine has the command "genmove"
      When the controller sends "list_commands"
      Then one of the words that it answers is "genmove"
