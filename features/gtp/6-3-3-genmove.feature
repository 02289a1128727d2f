Feature: Moves that the engine chooses

  @gtp.6.3.3.genmove
  Rule: genmove answers a vertex, a pass or resign, and makes that move

    Where a point is answered a stone of that colour stands there from then on.

    Source: Go Text Protocol 2, draft 2, section 6.3.3, genmove.

    Open: the move, which is the engine's choice; a pass and resign are right everywhere.

    Scenario: [1] Black
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "genmove black"
      Then it answers a vertex or resign
      And the point that it answers has a Black stone

    Scenario: [2] White after Black
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "play black C3"
      And the controller sends "genmove white"
      Then it answers a vertex or resign
      And the point that it answers has a White stone

    Scenario: [3] The engine plays both colours
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "genmove black"
      And the controller sends "genmove white"
      Then it answers a vertex or resign
      And the point that it answers has a White stone

    Scenario: [4] After a handicap
      Given a new game
      And the engine has the command "set_free_handicap"
      And the engine has the command "genmove"
      When the controller sends "set_free_handicap B2 D4"
      And the controller sends "genmove white"
      Then it answers a vertex or resign
      And the point that it answers has a White stone

    Scenario: [5] The colours as letters
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "genmove b"
      Then it answers a vertex or resign
      And the point that it answers has a Black stone
      When the controller sends "genmove W"
      Then it answers a vertex or resign
      And the point that it answers has a White stone

  @gtp.6.3.3.genmove.turns
  Rule: genmove makes a move of either colour at any time

    Source: Go Text Protocol 2, draft 2, section 6.3.3, genmove: whoever played last.

    Scenario: [1] White first
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "genmove white"
      Then it answers a vertex or resign
      And the point that it answers has a White stone

    Scenario: [2] Black twice
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "genmove black"
      And the controller sends "genmove black"
      Then it answers a vertex or resign
      And the point that it answers has a Black stone

    Scenario: [3] Black after a move of Black's
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "play black C3"
      And the controller sends "genmove black"
      Then it answers a vertex or resign
      And the point that it answers has a Black stone

    Scenario: [4] White after two moves of White's
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        play white C3
        play white B2
        """
      And the controller sends "genmove white"
      Then it answers a vertex or resign
      And the point that it answers has a White stone

    Scenario: [5] Black after a handicap
      Given a new game
      And the engine has the command "set_free_handicap"
      And the engine has the command "genmove"
      When the controller sends "set_free_handicap B2 D4"
      And the controller sends "genmove black"
      Then it answers a vertex or resign
      And the point that it answers has a Black stone

  @gtp.6.3.3.genmove.passes
  Rule: genmove does not fail after passes

    Source: Go Text Protocol 2, draft 2, section 6.3.3, genmove: it never fails.

    Open: whether a stone can still be played after two passes. A pass is right there.

    Scenario: [1] After one
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        play black C3
        play white pass
        """
      And the controller sends "genmove black"
      Then it answers a vertex or resign
      And the point that it answers has a Black stone

    Scenario: [2] After two
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        play black C3
        play white pass
        play black pass
        """
      And the controller sends "genmove white"
      Then it answers a vertex or resign

    Scenario: [3] After two, for the one who passed last
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        play black C3
        play white pass
        play black pass
        """
      And the controller sends "genmove black"
      Then it answers a vertex or resign

  @gtp.6.3.3.genmove.free
  Rule: genmove puts no stone where one stands

    Source: Go Text Protocol 2, draft 2, section 6.3.3, genmove; by all rules a play is on a free point.

    Scenario: [1] Stones of both
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black B4
        """
      And the controller sends "genmove white"
      Then it answers none of the vertices C3, D4 and B4

    Scenario: [2] Stones of its own
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        play black C3
        play black D3
        play black C4
        """
      And the controller sends "genmove black"
      Then it answers none of the vertices C3, D3 and C4

  @gtp.6.3.3.genmove.history
  Rule: The move that genmove makes is one move, and can be taken back like one that was sent

    Source: Go Text Protocol 2, draft 2, section 6.3.3, genmove: it is added to the move history; undo.

    Scenario: [1] The first move
      Given a new game
      And the engine has the command "undo"
      And the engine has the command "genmove"
      When the controller sends "genmove black"
      And the engine has not resigned
      And the controller sends "undo"
      Then the engine has no stones

    Scenario: [2] After a move that was sent
      Given a new game
      And the engine has the command "undo"
      And the engine has the command "genmove"
      When the controller sends "play black C3"
      And the controller sends "genmove white"
      And the engine has not resigned
      And the controller sends "undo"
      Then the engine has Black stones on C3 and no others

    Scenario: [3] The move that was sent before it is taken back next
      Given a new game
      And the engine has the command "undo"
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        play black B2
        play white D4
        """
      And the controller sends "genmove black"
      And the engine has not resigned
      And the controller sends "undo" 2 times
      Then the engine has Black stones on B2 and no others

  @gtp.6.3.3.genmove.refused
  Rule: genmove without a colour, or for what is no colour, is refused, and no move is made

    Source: Go Text Protocol 2, draft 2, sections 6.3.3, genmove: its argument is a colour; 3.2.1, color; 5.3.

    Scenario: [1] Nobody
      Given a new game
      And the engine has the command "genmove"
      When the controller sends "genmove"
      Then it fails
      And the engine has no stones

    Scenario: [2] Other words
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        genmove green
        genmove both
        genmove C3
        """
      Then all of them fail
      And the engine has no stones

    Scenario: [3] Other letters and a number
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        genmove x
        genmove 1
        """
      Then all of them fail
      And the engine has no stones
