Feature: KGS's commands for the end of a game

  @kgs.genmove-cleanup
  Rule: A move for cleaning up is made like one of genmove

    Source: the documentation of kgsGtp, as its author told it in the mailing lists of GTP and of computer Go (2005 and 2010):
    kgs-genmove_cleanup is genmove but for when it passes.

    Scenario: [1] For Black
      Given a new game
      And the engine has the command "kgs-genmove_cleanup"
      When the controller sends "kgs-genmove_cleanup black"
      Then the point that it answers has a Black stone

    Scenario: [2] For White
      Given a new game
      And the engine has the command "kgs-genmove_cleanup"
      When the controller sends "play black C3"
      And the controller sends "kgs-genmove_cleanup white"
      Then the point that it answers has a White stone

    Scenario: [3] The other stones stay
      Given a new game
      And the engine has the command "kgs-genmove_cleanup"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "kgs-genmove_cleanup black"
      Then it answers a vertex or resign
      And no stone can be played on D4

  @kgs.genmove-cleanup.color
  Rule: Without a color no move is made

    Source: the documentation of kgsGtp, as its author told it in the mailing lists of GTP and of computer Go (2005 and 2010);
    Go Text Protocol 2, draft 2, genmove: a color is its argument.

    Scenario: [1] No color
      Given a new game
      And the engine has the command "kgs-genmove_cleanup"
      When the controller sends "kgs-genmove_cleanup"
      Then it fails
      And nothing has changed

    Scenario: [2] A word that is no color
      Given a new game
      And the engine has the command "kgs-genmove_cleanup"
      When the controller sends "kgs-genmove_cleanup green"
      Then it fails
      And nothing has changed

  @kgs.genmove-cleanup.dead
  Rule: Who cleans up does not pass before the opponent's dead stones are captured

    Once it has passed, its list of dead stones has none of the opponent's.

    Source: the documentation of kgsGtp, as its author told it in the mailing lists of GTP and of computer Go (2005 and 2010):
    the engine does not pass as long as there are dead stones, and a dead stone in final_status_list afterwards is an error.

    Open: A stone that the engine does not call dead may stay.

    Scenario: [1] A stone in the corner
      Given a new game
      And the engine has the command "kgs-genmove_cleanup"
      And the engine has the command "final_status_list"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B2
        play white pass
        play black C1
        play white pass
        """
      And Black is asked to clean up until Black passes
      And the controller sends "final_status_list dead"
      Then among the words that it answers are none of "A1 B1"

  @kgs.game-over
  Rule: The end of a game is taken note of

    Source: the documentation of kgsGtp: kgs-game_over is sent when a game is over, without arguments.

    Open: What an engine does with it.

    Scenario: [1] It succeeds
      Given a new game
      And the engine has the command "kgs-game_over"
      When the controller sends these lines
        """
        play black C3
        play white pass
        play black pass
        """
      And the controller sends "kgs-game_over"
      Then it succeeds

    Scenario: [2] The next game begins
      Given a new game
      And the engine has the command "kgs-game_over"
      When the controller sends these lines
        """
        play black C3
        kgs-game_over
        clear_board
        play black D4
        """
      Then all of them succeed
      And the engine has Black stones on D4 and no others
