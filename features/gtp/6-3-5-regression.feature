Feature: Commands for regression tests

  What a record says is tried under gtp.record and in the features of the record format; here it is about the command.

  @gtp.6.3.5.loadsgf.empty
  Rule: The answer is empty when a record has been loaded

    Source: Go Text Protocol 2, draft 2, section 6.3.5, loadsgf: no output.

    Scenario: [1] No text
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends "loadsgf FILE.sgf", where FILE has this record
        """
        (;FF[4]GM[1]SZ[SIDE];B[cc];W[dd];B[cd])
        """
      Then it answers nothing

  @gtp.6.3.5.loadsgf
  Rule: A record that can be read is loaded, with or without the number of a move

    Source: Go Text Protocol 2, draft 2, section 6.3.5, loadsgf: a file name and perhaps the number of a move, which may be beyond the
    last one.

    Scenario: [1] The whole record
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends "loadsgf FILE.sgf", where FILE has this record
        """
        (;FF[4]GM[1]SZ[SIDE]KM[5.5];B[cc];W[dd];B[cd])
        """
      Then it succeeds

    Scenario: [2] Up to a move
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends "loadsgf FILE.sgf 2", where FILE has this record
        """
        (;FF[4]GM[1]SZ[SIDE]KM[5.5];B[cc];W[dd];B[cd])
        """
      Then it succeeds

    Scenario: [3] A number beyond the last move
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends "loadsgf FILE.sgf 400", where FILE has this record
        """
        (;FF[4]GM[1]SZ[SIDE]KM[5.5];B[cc];W[dd];B[cd])
        """
      Then it succeeds

  @gtp.6.3.5.loadsgf.name
  Rule: A file name is taken as it is written

    Source: Go Text Protocol 2, draft 2, section 3.2.1: strings are case sensitive; section 6.3.5, loadsgf: the name of a file.

    Open: nothing is said of the ending of the name.

    Scenario: [1] With capitals
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends "loadsgf Game-In-CAPITALS-FILE.sgf", where FILE has this record
        """
        (;FF[4]GM[1]SZ[SIDE];B[cc];W[dd])
        """
      Then it succeeds

  @gtp.6.3.5.loadsgf.komi
  Rule: The komi is that of the record

    Source: Go Text Protocol 2, draft 2, section 6.3.5, loadsgf: board size and komi are set to the values given in the file.

    Scenario: [1] After another komi
      Given a new game
      And the engine has the command "loadsgf"
      And the engine has the command "get_komi"
      When the controller sends "komi 7.5"
      And the controller sends "loadsgf FILE.sgf", where FILE has this record
        """
        (;FF[4]GM[1]SZ[SIDE]KM[3.5];B[cc];W[dd])
        """
      And the controller sends "get_komi"
      Then it answers "3.5"

  @gtp.6.3.5.loadsgf.missing
  Rule: A file that does not exist is refused

    Source: Go Text Protocol 2, draft 2, section 6.3.5, loadsgf: it fails if the file does not exist.

    Scenario: [1] No such file
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends "loadsgf no-such-folder/no-such-file.sgf"
      Then it fails

    Scenario: [2] No such file, with the number of a move
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends "loadsgf no-such-folder/no-such-file.sgf 10"
      Then it fails

  @gtp.6.3.5.loadsgf.message
  Rule: The message for a file that does not exist begins with cannot load file

    Source: Go Text Protocol 2, draft 2, section 6.3.5, loadsgf, which prescribes these words.

    Scenario: [1] No such file
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends "loadsgf no-such-folder/no-such-file.sgf"
      Then it fails with "cannot load file"

  @gtp.6.3.5.loadsgf.refused
  Rule: A refused record leaves the game as it was

    Source: Go Text Protocol 2, draft 2, sections 5.3 and 6.3.5: a command that fails has no effect.

    Scenario: [1] No such file
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "loadsgf no-such-folder/no-such-file.sgf"
      Then nothing has changed

  @gtp.6.3.5.loadsgf.syntax
  Rule: Loading is refused without a file name, and with a number that is none

    Source: Go Text Protocol 2, draft 2, section 6.3.5, loadsgf: it fails for syntax; the number of a move is an int.

    Scenario: [1] No name
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends "loadsgf"
      Then it fails

    Scenario: [2] A word for the number
      Given a new game
      And the engine has the command "loadsgf"
      When the controller sends "loadsgf FILE.sgf all", where FILE has this record
        """
        (;FF[4]GM[1]SZ[SIDE];B[cc];W[dd])
        """
      Then it fails

  @gtp.6.3.5.reg-genmove
  Rule: A move that an engine would make is answered as genmove answers, a vertex or resign

    Source: Go Text Protocol 2, draft 2, section 6.3.5, reg_genmove: the vertex where the engine would want to play, or resign; it
    never fails.

    Scenario: [1] On an empty board
      Given a new game
      And the engine has the command "reg_genmove"
      When the controller sends "reg_genmove black"
      Then it answers a vertex or resign

    Scenario: [2] For either color
      Given a new game
      And the engine has the command "reg_genmove"
      When the controller sends "play black C3"
      And the controller sends "reg_genmove black"
      Then it answers a vertex or resign
      When the controller sends "reg_genmove w"
      Then it answers a vertex or resign

  @gtp.6.3.5.reg-genmove.game
  Rule: A move that is only named is not made

    Source: Go Text Protocol 2, draft 2, section 6.3.5, reg_genmove: it differs from genmove in that the move is not played.

    Scenario: [1] On an empty board
      Given a new game
      And the engine has the command "reg_genmove"
      When the controller sends "reg_genmove black"
      Then nothing has changed

    Scenario: [2] In a game
      Given a new game
      And the engine has the command "reg_genmove"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "reg_genmove black"
      Then nothing has changed

    @needs.reads-board
    Scenario: [3] No stone is there
      Given a new game
      And the engine has the command "reg_genmove"
      When the controller sends "reg_genmove white"
      Then the engine has no stones

  @gtp.6.3.5.reg-genmove.syntax
  Rule: Naming a move is refused without a color

    Source: Go Text Protocol 2, draft 2, section 6.3.5, reg_genmove: its argument is a color; section 3.2.1.

    Scenario: [1] No color
      Given a new game
      And the engine has the command "reg_genmove"
      When the controller sends "reg_genmove"
      Then it fails

    Scenario: [2] A word that is no color
      Given a new game
      And the engine has the command "reg_genmove"
      When the controller sends "reg_genmove green"
      Then it fails
