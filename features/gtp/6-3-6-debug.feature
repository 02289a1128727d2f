Feature: The board for people

  @gtp.6.3.6
  Rule: showboard answers a drawing of the board

    Source: Go Text Protocol 2, draft 2, section 6.3.6, showboard: it never fails, and its output is a diagram.

    Open: how the board is drawn. That it is drawn in the answer, and takes more than one line, is taken from the document.

    Scenario: [1] An empty board
      Given a new game
      And the engine has the command "showboard"
      When the controller sends "showboard"
      Then it answers several lines

    Scenario: [2] A board with stones
      Given a new game
      And the engine has the command "showboard"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "showboard"
      Then it answers several lines

    Scenario: [3] After two passes
      Given a new game
      And the engine has the command "showboard"
      When the controller sends these lines
        """
        play black C3
        play white pass
        play black pass
        """
      And the controller sends "showboard"
      Then it answers several lines

  @gtp.6.3.6.stones
  Rule: showboard draws every stone where it stands

    Coordinates stand beside the board: letters from left to right without I, numbers from below to above.

    Source: Go Text Protocol 2, draft 2, sections 6.3.6, showboard, and 2.11.

    Open: the signs for stones. A drawing that cannot be read is not judged.

    Scenario: [1] None
      Given a new game
      And the engine has the command "showboard"
      When the controller sends "showboard"
      Then the board is drawn without stones

    Scenario: [2] In one corner and towards the others
      Given a new game
      And the engine has the command "showboard"
      When the controller sends these lines
        """
        play black A1
        play white A5
        play black E2
        """
      Then the board is drawn with Black stones on A1 and E2 and White stones on A5

    Scenario: [3] After a capture
      Given a new game
      And the engine has the command "showboard"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        play white D4
        """
      Then the board is drawn with Black stones on A2 and B1 and White stones on D4

    Scenario: [4] On both sides of the letter that is left out, 9x9
      Given a new game on a 9x9 board
      And the engine has the command "showboard"
      When the controller sends these lines
        """
        play black H8
        play white J2
        """
      Then the board is drawn with Black stones on H8 and White stones on J2

    Scenario: [5] On lines with two digits, 19x19
      Given a new game on a 19x19 board
      And the engine has the command "showboard"
      When the controller sends these lines
        """
        play black Q16
        play white C9
        play black T10
        """
      Then the board is drawn with Black stones on Q16 and T10 and White stones on C9

    Scenario: [6] After a move was taken back
      Given a new game
      And the engine has the command "showboard"
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black B2
        undo
        """
      Then the board is drawn with Black stones on C3 and White stones on D4

  @gtp.6.3.6.effects
  Rule: showboard changes nothing

    Source: Go Text Protocol 2, draft 2, section 6.3.6, showboard: it has no effects.

    Scenario: [1] The stones stay
      Given a new game
      And the engine has the command "showboard"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "showboard" 3 times
      Then the engine has Black stones on C3 and White stones on D4
      And nothing has changed

    Scenario: [2] It is no move
      Given a new game
      And the engine has the command "showboard"
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        showboard
        showboard
        undo
        """
      Then the engine has Black stones on C3 and no others

    Scenario: [3] The colour that was played last does not matter
      Given a new game
      And the engine has the command "showboard"
      When the controller sends these lines
        """
        play black C3
        showboard
        play white D4
        showboard
        play white B2
        """
      Then the engine has Black stones on C3 and White stones on B2 and D4
