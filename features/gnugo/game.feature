Feature: What GNU Go's commands tell of the game, and take back

  @gnugo.get-komi
  Rule: The komi is told as a number

    Source: GNU Go's manual, "GTP command reference", get_komi.

    Open: How many digits it has.

    Scenario: [1] A half
      Given a new game
      And the engine has the command "get_komi"
      When the controller sends "komi 5.5"
      And the controller sends "get_komi"
      Then it answers the number 5.5

    Scenario: [2] A whole number
      Given a new game
      And the engine has the command "get_komi"
      When the controller sends "komi 7"
      And the controller sends "get_komi"
      Then it answers the number 7

    Scenario: [3] Below zero
      Given a new game
      And the engine has the command "get_komi"
      When the controller sends "komi -3.5"
      And the controller sends "get_komi"
      Then it answers the number -3.5

  @gnugo.get-handicap
  Rule: The handicap is told as a number

    Source: GNU Go's manual, "GTP command reference", get_handicap.

    Scenario: [1] None
      Given a new game on a 9x9 board
      And the engine has the command "get_handicap"
      When the controller sends "get_handicap"
      Then it answers "0"

    Scenario: [2] Four stones
      Given a new game on a 9x9 board
      And the engine has the command "get_handicap"
      And the engine has the command "fixed_handicap"
      When the controller sends "fixed_handicap 4"
      And the controller sends "get_handicap"
      Then it answers "4"

    Scenario: [3] Stones that the controller chose
      Given a new game on a 9x9 board
      And the engine has the command "get_handicap"
      And the engine has the command "set_free_handicap"
      When the controller sends "set_free_handicap C3 E5 G7"
      And the controller sends "get_handicap"
      Then it answers "3"

    Scenario: [4] Not after the board was cleared
      Given a new game on a 9x9 board
      And the engine has the command "get_handicap"
      And the engine has the command "fixed_handicap"
      When the controller sends these lines
        """
        fixed_handicap 4
        clear_board
        """
      And the controller sends "get_handicap"
      Then it answers "0"

  @gnugo.last-move
  Rule: The last move is told as a color and a vertex

    If there is none, the command fails.

    Source: GNU Go's manual, "GTP command reference", last_move.

    Scenario: [1] A play
      Given a new game
      And the engine has the command "last_move"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "last_move"
      Then it answers the moves "black E1"

    Scenario: [2] White's
      Given a new game
      And the engine has the command "last_move"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "last_move"
      Then it answers the moves "white D4"

    Scenario: [3] A pass
      Given a new game
      And the engine has the command "last_move"
      When the controller sends these lines
        """
        play black C3
        play white pass
        """
      And the controller sends "last_move"
      Then it answers the moves "white pass"

    Scenario: [4] No move
      Given a new game
      And the engine has the command "last_move"
      When the controller sends "last_move"
      Then it fails

  @gnugo.move-history
  Rule: The moves are told in reverse order

    Each is a color and a vertex, one a line.

    Source: GNU Go's manual, "GTP command reference", move_history.

    Scenario: [1] Three
      Given a new game
      And the engine has the command "move_history"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "move_history"
      Then it answers the moves "black E1, white D4, black C3"

    Scenario: [2] With a pass
      Given a new game
      And the engine has the command "move_history"
      When the controller sends these lines
        """
        play black C3
        play white pass
        """
      And the controller sends "move_history"
      Then it answers the moves "white pass, black C3"

    Scenario: [3] None
      Given a new game
      And the engine has the command "move_history"
      When the controller sends "move_history"
      Then it answers nothing

    Scenario: [4] Not one that was taken back
      Given a new game
      And the engine has the command "move_history"
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        undo
        """
      And the controller sends "move_history"
      Then it answers the moves "black C3"

  @gnugo.gg-undo
  Rule: Several moves are taken back at once

    Without a number it is one.

    Source: GNU Go's manual, "GTP command reference", gg-undo: an optional number of moves; GoGui's manual, "Compatibility": but
    for that number it is undo.

    Scenario: [1] Two
      Given a new game
      And the engine has the command "gg-undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "gg-undo 2"
      Then it answers nothing
      And the engine has Black stones on C3 and no others

    Scenario: [2] One
      Given a new game
      And the engine has the command "gg-undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "gg-undo"
      Then it succeeds
      And the engine has Black stones on C3 and White stones on D4

    Scenario: [3] All
      Given a new game
      And the engine has the command "gg-undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "gg-undo 3"
      Then it succeeds
      And the engine has no stones

    Scenario: [4] Captured stones come back
      Given a new game
      And the engine has the command "gg-undo"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        """
      And the controller sends "gg-undo 1"
      Then it succeeds
      And the engine has Black stones on A2 and White stones on A1

  @gnugo.gg-undo.short
  Rule: More moves than there are can't be taken back

    Then none is.

    Source: GNU Go's manual, "GTP command reference", gg-undo: it fails if the history is too short; Go Text Protocol 2, draft
    2, section 5.3: a command that fails changes nothing.

    Scenario: [1] Three of two
      Given a new game
      And the engine has the command "gg-undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "gg-undo 3"
      Then it fails
      And the engine has Black stones on C3 and White stones on D4

    Scenario: [2] One of none
      Given a new game
      And the engine has the command "gg-undo"
      When the controller sends "gg-undo"
      Then it fails

  @gnugo.printsgf
  Rule: A record of the position is printed

    Source: GNU Go's manual, "GTP command reference", printsgf without a file name.

    Open: Whether it has the moves, or the stones alone.

    Scenario: [1] Three stones
      Given a new game
      And the engine has the command "printsgf"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "printsgf"
      Then the record that it answers leads to Black stones on C3 and E1 and White stones on D4

    Scenario: [2] A stone that was captured
      Given a new game
      And the engine has the command "printsgf"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        play white E5
        """
      And the controller sends "printsgf"
      Then the record that it answers leads to Black stones on A2 and B1 and White stones on E5
