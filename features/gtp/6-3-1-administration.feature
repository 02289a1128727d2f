Feature: Administrative commands

  That list_commands and known_command say the same is in gtp.known-command.

  @gtp.6.3.1.protocol-version
  Rule: The protocol version is 2

    Source: Go Text Protocol 2, draft 2, section 6.3.1, protocol_version: an int, which is 2 for this specification.

    Scenario: [1] Asked for
      Given a new game
      When the controller sends "protocol_version"
      Then it answers "2"

  @gtp.6.3.1.name
  Rule: The name of an engine is one line

    Source: Go Text Protocol 2, draft 2, section 6.3.1, name: strings with spaces between them.

    Scenario: [1] Asked for
      Given a new game
      When the controller sends "name"
      Then it answers one line

    Scenario: [2] Asked for again
      Given a new game
      When the controller sends "name" 2 times
      Then there are 2 answers
      And all of them succeed

  @gtp.6.3.1.name-alone
  Rule: The name of an engine does not have its version in it

    Source: Go Text Protocol 2, draft 2, section 6.3.1, name: the version is what the command version answers.

    Scenario: [1] Compared with the version
      Given a new game
      When the controller sends "name"
      Then it succeeds
      And the name does not have the version in it

  @gtp.6.3.1.version
  Rule: The version of an engine is one line, or empty

    Source: Go Text Protocol 2, draft 2, section 6.3.1, version: strings with spaces between them; the empty string from engines that
    have no versions.

    Scenario: [1] Asked for
      Given a new game
      When the controller sends "version"
      Then it answers one line or nothing

  @gtp.6.3.1.known-command
  Rule: known_command tells whether a command is known

    Source: Go Text Protocol 2, draft 2, section 6.3.1, known_command: true for what is known, false for anything else; it never
    fails.

    Open: What is answered if no command is named: that the command never fails would be an answer of false, while a missing argument
    is a syntax error. Either is right.

    Scenario: [1] Itself
      Given a new game
      When the controller sends "known_command known_command"
      Then it answers "true"

    Scenario: [2] A command that is not known
      Given a new game
      When the controller sends "known_command no_such_command"
      Then it answers "false"

    Scenario: [3] A part of a name
      Given a new game
      When the controller sends "known_command know"
      Then it answers "false"

    Scenario: [4] A number
      Given a new game
      When the controller sends "known_command 5"
      Then it answers "false"

    Scenario: [5] Nothing
      Given a new game
      When the controller sends "known_command"
      Then there is one answer

    Scenario: [6] A name of many characters
      Given a new game
      When the controller sends "known_command !$%&()*+,-./:;<=>?@[]^_{|}~"
      Then it answers "false"

  @gtp.6.3.1.list-commands
  Rule: list_commands answers the names of commands, one a line

    Source: Go Text Protocol 2, draft 2, section 6.3.1, list_commands: one string a line, of all commands that are known.

    Scenario: [1] Asked for
      Given a new game
      When the controller sends "list_commands"
      Then it answers one word a line

    Scenario: [2] It is in the list itself
      Given a new game
      When the controller sends "list_commands"
      Then one of the words that it answers is "list_commands"

  @gtp.6.3.1.listed
  Rule: A command that is listed is there

    Source: Go Text Protocol 2, draft 2, section 6.3.1, known_command and list_commands: what is not implemented is not known, and
    what is known is listed.

    Scenario: [1] Commands that can be tried without harm
      Given a new game
      When the controller sends "list_commands"
      Then it succeeds
      And no command that is listed is unknown when it is sent

  @gtp.6.3.1.effects
  Rule: Questions about an engine and its commands change nothing

    Source: Go Text Protocol 2, draft 2, section 6.3.1: the effects of all its commands but quit are none.

    Scenario: [1] About the engine
      Given a new game
      When the controller sends "play black C3"
      And the controller sends these lines
        """
        name
        version
        protocol_version
        """
      Then nothing has changed
      And the engine has Black stones on C3 and no others

    Scenario: [2] About its commands
      Given a new game
      When the controller sends "play black C3"
      And the controller sends these lines
        """
        list_commands
        known_command clear_board
        known_command undo
        """
      Then nothing has changed
      And the engine has Black stones on C3 and no others

    Scenario: [3] Whether quit is known
      Given a new game
      When the controller sends these lines
        """
        known_command quit
        5 protocol_version
        """
      Then the last answer has the id "5" and is "2"

  @gtp.6.3.1.quit
  Rule: quit is answered, and then the engine ends

    Source: Go Text Protocol 2, draft 2, section 6.3.1, quit: the full answer is sent before the connection is closed.

    Scenario: [1] The engine ends
      Given an engine that has just started
      When the controller sends "quit" and waits for the end
      Then the engine ends

    Scenario: [2] The answer
      Given an engine that has just started
      When the controller sends "quit" and waits for the end
      Then it answers nothing
      And every answer is ended by an empty line

    Scenario: [3] The answer, with an id
      Given an engine that has just started
      When the controller sends "7 quit" and waits for the end
      Then it answers nothing
      And the answer has the id "7"
      And every answer is ended by an empty line

    Scenario: [4] The answers to commands before it
      Given an engine that has just started
      When the controller sends "1 name<LF>2 version<LF>3 quit" and waits for the end
      Then the answers have the ids "1 2 3"
      And every answer is ended by an empty line

    Scenario: [5] In the middle of a game
      Given a new game
      When the controller sends "play black C3<LF>8 quit" and waits for the end
      Then the engine ends
      And the last answer has the id "8" and is ""
