Feature: Characters, blanks and the ends of lines

  What is done with the characters of a line before it is read as a command, and which characters answers are made of.

  @gtp.2.1
  Rule: Comments may have any characters

    Source: Go Text Protocol 2, draft 2, section 2.1: standard commands and answers are written in ASCII; other characters may
    stand in comments and in private extensions.

    Scenario: [1] After a command
      Given a new game
      When the controller sends "protocol_version # Zug für Weiß"
      Then it answers "2"

    Scenario: [2] In a line of its own
      Given a new game
      When the controller sends these lines
        """
        # 囲碁
        8 protocol_version
        """
      Then there is one answer
      And the answer has the id "8"

  @gtp.2.1.answers
  Rule: The answers to standard commands are written in ASCII

    Source: Go Text Protocol 2, draft 2, section 2.1: standard commands and answers use the characters of ASCII and no others.

    Scenario: [1] About the engine
      Given a new game
      When the controller sends these lines
        """
        name
        version
        protocol_version
        list_commands
        """
      Then every answer is written in ASCII

    Scenario: [2] The board
      Given a new game
      And the engine has the command "showboard"
      When the controller sends "showboard"
      Then every answer is written in ASCII

    Scenario: [3] A failure
      Given a new game
      When the controller sends "no_such_command"
      Then every answer is written in ASCII

  @gtp.2.2
  Rule: Control characters in a line are ignored

    It is as if they were not there. Tabs and the characters that end a line are no such characters, but have a meaning.

    Source: Go Text Protocol 2, draft 2, sections 2.2 and 3.1: the characters 0 to 31 and 127, but for the horizontal tab and
    the line feed, are discarded first of all.

    Scenario: [1] Within the name of a command
      Given a new game
      When the controller sends "protocol<07>_version"
      Then it answers "2"

    Scenario: [2] Around a command
      Given a new game
      When the controller sends "<01>protocol_version<1F>"
      Then it answers "2"

    Scenario: [3] A vertical tab and a form feed, which are no blanks
      Given a new game
      When the controller sends "play bl<0B>ack C<0C>3"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

    Scenario: [4] Separators of files and records, which are no blanks
      Given a new game
      When the controller sends "play bl<1C>ack C<1E>3"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

    Scenario: [5] The character 127
      Given a new game
      When the controller sends "protocol_<DEL>version"
      Then it answers "2"

    Scenario: [6] Within an id
      Given a new game
      When the controller sends "1<02>2 protocol_version"
      Then it answers "2"
      And the answer has the id "12"

    Scenario: [7] A line of nothing else
      Given a new game
      When the controller sends these lines
        """
        <01><02>
        5 protocol_version
        """
      Then there is one answer
      And the answer has the id "5"

    Scenario: [8] Characters that end files on some systems
      Given a new game
      When the controller sends "<04>protocol_<1A>version"
      Then it answers "2"

    Scenario: [9] The beginning of an escape sequence
      Given a new game
      When the controller sends "<1B>protocol_version"
      Then it answers "2"

  @gtp.2.2.nul
  Rule: The character 0 is ignored like other control characters

    Source: Go Text Protocol 2, draft 2, sections 2.2 and 3.1. For itself, as it ends a text in some programming languages.

    Scenario: [1] Within the name of a command
      Given a new game
      When the controller sends "protocol<00>_version"
      Then it answers "2"

    Scenario: [2] Before an argument
      Given a new game
      When the controller sends "play black <00>C3"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

  @gtp.2.2.answers
  Rule: Answers have no control characters but those that end lines

    Source: Go Text Protocol 2, draft 2, section 2.2: control characters without a meaning in the protocol should not be sent.

    Scenario: [1] About the engine
      Given a new game
      When the controller sends these lines
        """
        name
        version
        list_commands
        """
      Then no answer has a control character

    Scenario: [2] The board
      Given a new game
      And the engine has the command "showboard"
      When the controller sends "showboard"
      Then no answer has a control character

    Scenario: [3] A failure
      Given a new game
      When the controller sends "no_such_command"
      Then no answer has a control character

  @gtp.2.3.tabs
  Rule: A tab in a line is a space

    Source: Go Text Protocol 2, draft 2, sections 2.3 and 3.1: whitespace is a space or a horizontal tab, and tabs become spaces.

    Scenario: [1] Before an argument
      Given a new game
      When the controller sends "play<TAB>black C3"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

    Scenario: [2] After the id
      Given a new game
      When the controller sends "9<TAB>protocol_version"
      Then it answers "2"
      And the answer has the id "9"

    Scenario: [3] Between arguments
      Given a new game
      When the controller sends "play black<TAB>C3"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

    Scenario: [4] After a command
      Given a new game
      When the controller sends "protocol_version<TAB>"
      Then it answers "2"

    Scenario: [5] Before a command
      Given a new game
      When the controller sends "<TAB>protocol_version"
      Then it answers "2"

  @gtp.2.3.several
  Rule: Several blanks are as good as one

    They may also stand at the beginning and at the end of a line.

    Source: Go Text Protocol 2, draft 2, sections 2.3, 2.5 and 1.5: what is not clear is as in the reference implementation, which
    is GNU Go.

    Open: The text speaks of a space between the parts of a command, and not of several.

    Scenario: [1] Before an argument
      Given a new game
      When the controller sends "play black   C3"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

    Scenario: [2] Before a command
      Given a new game
      When the controller sends "   protocol_version"
      Then it answers "2"

    Scenario: [3] After a command
      Given a new game
      When the controller sends "protocol_version  <SPACE>"
      Then it answers "2"

    Scenario: [4] Before and after an id
      Given a new game
      When the controller sends "  6   protocol_version"
      Then it answers "2"
      And the answer has the id "6"

    Scenario: [5] Spaces and tabs
      Given a new game
      When the controller sends "play <TAB> black  C3 <TAB>"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

  @gtp.2.3.answers
  Rule: Answers have spaces and no tabs

    Source: Go Text Protocol 2, draft 2, section 2.3: an engine should send spaces alone.

    Scenario: [1] About the engine
      Given a new game
      When the controller sends these lines
        """
        name
        version
        list_commands
        """
      Then no answer has a tab

    Scenario: [2] The board
      Given a new game
      And the engine has the command "showboard"
      When the controller sends "showboard"
      Then no answer has a tab

    Scenario: [3] A failure
      Given a new game
      When the controller sends "play no_color C3"
      Then no answer has a tab
