Feature: Moves that are taken back

  @gtp.6.3.3.undo
  Rule: undo answers nothing and takes back the last move

    Source: Go Text Protocol 2, draft 2, section 6.3.3, undo.

    Scenario: [1] One of two
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "undo"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

    Scenario: [2] Several
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black B2
        play white E5
        undo
        undo
        undo
        """
      Then the answers begin with "= = = = = = ="
      And the engine has Black stones on C3 and no others

    Scenario: [3] All
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black B2
        undo
        undo
        undo
        """
      Then the answers begin with "= = = = = ="
      And the engine has no stones

    Scenario: [4] Moves of one colour running
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black B2
        play black C3
        play black D4
        undo
        """
      Then the answers begin with "= = = ="
      And the engine has Black stones on B2 and C3 and no others

    Scenario: [5] The point is free again for either
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        undo
        play white C3
        """
      Then the answers begin with "= = ="
      And the engine has White stones on C3 and no others

    Scenario: [6] Other moves in the place of those taken back
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        undo
        play white B2
        play black E5
        undo
        """
      Then the answers begin with "= = = = = ="
      And the engine has Black stones on C3 and White stones on B2

  @gtp.6.3.3.undo.captures
  Rule: undo puts captured stones back, and counts them no more

    Source: Go Text Protocol 2, draft 2, section 6.3.3, undo: board and captured stones are as before the move.

    Scenario: [1] A stone in the corner
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        undo
        """
      Then the engine has Black stones on A2 and White stones on A1

    Scenario: [2] Two stones
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play white A3
        play black A1
        play white B2
        play black A2
        play white B1
        undo
        """
      Then the engine has Black stones on A1 and A2 and White stones on A3 and B2

    Scenario: [3] The count
      Given a new game
      And the engine has the command "undo"
      And the engine has the command "captures"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        undo
        """
      And the controller sends "captures black"
      Then it answers the number 0
      When the controller sends "captures white"
      Then it answers the number 0

    Scenario: [4] It can be captured again
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        undo
        play black C3
        play black B1
        """
      Then the answers begin with "= = = = = ="
      And the engine has Black stones on A2, B1 and C3 and no others

  @gtp.6.3.3.undo.pass
  Rule: undo takes back a pass like any move

    Source: Go Text Protocol 2, draft 2, sections 6.3.3, undo, and 3.2.1: a pass is a vertex, and so a move.

    Scenario: [1] The last move is a pass
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white pass
        undo
        """
      Then the answers begin with "= = ="
      And the engine has Black stones on C3 and no others

    Scenario: [2] The move before it comes next
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black pass
        undo
        undo
        """
      Then the answers begin with "= = = = ="
      And the engine has Black stones on C3 and no others

    Scenario: [3] Two passes
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white pass
        play black pass
        undo
        undo
        undo
        """
      Then the answers begin with "= = = = = ="
      And the engine has no stones

  @gtp.6.3.3.undo.nothing
  Rule: undo fails where there is no move

    Source: Go Text Protocol 2, draft 2, section 6.3.3, undo: fails if the last move cannot be taken back.

    Open: the document says that an engine may fail then. If it succeeded it would have to take back a move that nobody made.

    Scenario: [1] In a new game
      Given a new game
      And the engine has the command "undo"
      When the controller sends "undo"
      Then it fails

    Scenario: [2] After as many as there were moves
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        undo
        undo
        undo
        """
      Then the answers begin with "= = = = ?"
      And the engine has no stones

    Scenario: [3] After the board was cleared
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        clear_board
        undo
        """
      Then the answers begin with "= = ?"
      And the engine has no stones

    Scenario: [4] Again and again
      Given a new game
      And the engine has the command "undo"
      When the controller sends "undo" 3 times
      Then the answers begin with "? ? ?"

  @gtp.6.3.3.undo.message
  Rule: Where there is no move undo fails with "cannot undo"

    Source: Go Text Protocol 2, draft 2, section 6.3.3, undo, which prescribes these words.

    Open: whether more follows them.

    Scenario: [1] In a new game
      Given a new game
      And the engine has the command "undo"
      When the controller sends "undo"
      Then it fails with "cannot undo"

  @gtp.6.3.3.undo.handicap
  Rule: undo does not take back handicap stones

    Source: Go Text Protocol 2, draft 2, section 6.3.3, undo.

    Scenario: [1] No move has been made
      Given a new game
      And the engine has the command "undo"
      And the engine has the command "set_free_handicap"
      When the controller sends "set_free_handicap C3 D4"
      And the controller sends "undo"
      Then it fails
      And the engine has Black stones on C3 and D4 and no others

    Scenario: [2] A move has been made
      Given a new game
      And the engine has the command "undo"
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        set_free_handicap C3 D4
        play white B2
        undo
        undo
        """
      Then the answers begin with "= = = ?"
      And the engine has Black stones on C3 and D4 and no others

    Scenario: [3] Fixed stones
      Given a new game on a 9x9 board
      And the engine has the command "undo"
      And the engine has the command "fixed_handicap"
      When the controller sends these lines
        """
        fixed_handicap 2
        undo
        """
      Then the engine has Black stones on C3 and G7 and no others
