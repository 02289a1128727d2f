Feature: Commands for tournaments - the score and the stones

  What the score of a game is belongs to the rules; here it is about how it is told. The boards are full, so that there is
  little to find out.

  @gtp.6.3.4.final-score
  Rule: A score is B+ or W+ and the points, or 0 for a draw; or the engine cannot score

    Source: Go Text Protocol 2, draft 2, section 6.3.4, final_score, and section 4.3.

    Open: nothing is said of a game that is not over; an engine may score it or not.

    Scenario: [1] Black is ahead
      Given a new game
      And the engine has the command "final_score"
      When the controller sends moves that fill the board with living stones of both players, more of them of Black
      And the controller sends these lines
        """
        play white pass
        play black pass
        """
      And the controller sends "komi 0.5"
      And the controller sends "final_score"
      Then it answers a score or fails with "cannot score"

    Scenario: [2] White is ahead
      Given a new game
      And the engine has the command "final_score"
      When the controller sends moves that fill the board with living stones of both players, more of them of White
      And the controller sends these lines
        """
        play black pass
        play white pass
        """
      And the controller sends "komi 6.5"
      And the controller sends "final_score"
      Then it answers a score or fails with "cannot score"

    Scenario: [3] Komi of all sizes, so that one makes a draw
      Given a new game
      And the engine has the command "final_score"
      When the controller sends moves that fill the board with living stones of both players, more of them of Black
      And the controller sends these lines
        """
        play white pass
        play black pass
        """
      And the controller sends these lines
        """
        komi 1
        final_score
        komi 2
        final_score
        komi 3
        final_score
        komi 4
        final_score
        komi 5
        final_score
        komi 6
        final_score
        komi 7
        final_score
        komi 8
        final_score
        komi 9
        final_score
        komi 10
        final_score
        komi 11
        final_score
        komi 12
        final_score
        komi 13
        final_score
        komi 14
        final_score
        komi 15
        final_score
        komi 16
        final_score
        komi 17
        final_score
        komi 18
        final_score
        komi 19
        final_score
        komi 20
        final_score
        komi 21
        final_score
        komi 22
        final_score
        komi 23
        final_score
        """
      Then each answer is nothing, a score or a failure with "cannot score"

    Scenario: [4] Nobody has passed
      Given a new game
      And the engine has the command "final_score"
      When the controller sends moves that fill the board with living stones of both players, more of them of Black
      And the controller sends "komi 7"
      And the controller sends "final_score"
      Then it answers a score or fails with "cannot score"

  @gtp.6.3.4.final-score.game
  Rule: Scoring changes nothing of the game

    Source: Go Text Protocol 2, draft 2, section 6.3.4, final_score: no effects.

    Scenario: [1] After two passes
      Given a new game
      And the engine has the command "final_score"
      When the controller sends moves that fill the board with living stones of both players, more of them of Black
      And the controller sends these lines
        """
        play white pass
        play black pass
        """
      And the controller sends "final_score"
      Then nothing has changed

    Scenario: [2] The game goes on
      Given a new game
      And the engine has the command "final_score"
      When the controller sends moves that fill the board with living stones of Black
      And the controller sends "final_score"
      Then a Black stone can be played on A1

  @gtp.6.3.4.final-status-list
  Rule: The stones of a status are listed as vertices

    Source: Go Text Protocol 2, draft 2, section 6.3.4, final_status_list, and section 4.3: alive, dead and seki.

    Scenario: [1] Alive
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends moves that fill the board with living stones of both players, more of them of Black
      And the controller sends these lines
        """
        play white pass
        play black pass
        """
      And the controller sends "final_status_list alive"
      Then it answers vertices or nothing

    Scenario: [2] Dead
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends moves that leave White nothing but self-capture of one stone or two
      And the controller sends these lines
        """
        play white pass
        play black pass
        """
      And the controller sends "final_status_list dead"
      Then it answers vertices or nothing

    Scenario: [3] In seki
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends moves that fill the board with living stones of both players, more of them of White
      And the controller sends these lines
        """
        play black pass
        play white pass
        """
      And the controller sends "final_status_list seki"
      Then it answers vertices or nothing

  @gtp.6.3.4.final-status-list.stones
  Rule: Each vertex that is listed has a stone

    Source: Go Text Protocol 2, draft 2, section 6.3.4, final_status_list: its output is stones with the requested status.

    @needs.reads-board
    Scenario: [1] Stones of both players, after a capture
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends moves that fill the board with living stones of both players, more of them of Black
      And the controller sends these lines
        """
        play white pass
        play black pass
        """
      And the controller sends these lines
        """
        final_status_list alive
        final_status_list dead
        final_status_list seki
        """
      Then each vertex that it answers has a stone

    @needs.reads-board
    Scenario: [2] Stones of one player alone
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends moves that fill the board with living stones of White
      And the controller sends these lines
        """
        play black pass
        play white pass
        """
      And the controller sends these lines
        """
        final_status_list alive
        final_status_list dead
        final_status_list seki
        """
      Then each vertex that it answers has a stone

    @needs.reads-board
    Scenario: [3] A dead stone
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends moves that leave White nothing but self-capture of one stone or two
      And the controller sends these lines
        """
        play white pass
        play black pass
        """
      And the controller sends these lines
        """
        final_status_list alive
        final_status_list dead
        final_status_list seki
        """
      Then each vertex that it answers has a stone

  @gtp.6.3.4.final-status-list.apart
  Rule: No stone has two statuses

    Source: Go Text Protocol 2, draft 2, section 4.3: a stone is alive, dead or in seki.

    Scenario: [1] Stones of both players
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends moves that fill the board with living stones of both players, more of them of White
      And the controller sends these lines
        """
        play black pass
        play white pass
        """
      And the controller sends these lines
        """
        final_status_list alive
        final_status_list dead
        final_status_list seki
        """
      Then no vertex is in two of the answers

    Scenario: [2] Stones of one player alone
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends moves that fill the board with living stones of Black
      And the controller sends these lines
        """
        play white pass
        play black pass
        """
      And the controller sends these lines
        """
        final_status_list alive
        final_status_list dead
        final_status_list seki
        """
      Then no vertex is in two of the answers

    Scenario: [3] A dead stone
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends moves that leave White nothing but self-capture of one stone or two
      And the controller sends these lines
        """
        play white pass
        play black pass
        """
      And the controller sends these lines
        """
        final_status_list alive
        final_status_list dead
        final_status_list seki
        """
      Then no vertex is in two of the answers

  @gtp.6.3.4.final-status-list.syntax
  Rule: A status that is none is refused

    Source: Go Text Protocol 2, draft 2, section 6.3.4, final_status_list: it fails for syntax; section 4.3 names three statuses.

    Open: engines know more statuses, as they like.

    Scenario: [1] An unknown word
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends "final_status_list no_such_status"
      Then it fails

    Scenario: [2] None
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends "final_status_list"
      Then it fails

  @gtp.6.3.4.final-status-list.game
  Rule: Listing stones changes nothing of the game

    Source: Go Text Protocol 2, draft 2, section 6.3.4, final_status_list: no effects.

    Scenario: [1] Dead stones stay
      Given a new game
      And the engine has the command "final_status_list"
      When the controller sends moves that leave White nothing but self-capture of one stone or two
      And the controller sends these lines
        """
        play white pass
        play black pass
        """
      And the controller sends these lines
        """
        final_status_list dead
        final_status_list alive
        """
      Then nothing has changed
