Feature: Setting up a game

  @gtp.6.3.2.boardsize
  Rule: A size that boardsize accepts is the size of the board

    The farthest corner of such a board is there, and nothing beyond it.

    Source: Go Text Protocol 2, draft 2, sections 6.3.2, boardsize, and 2.11.

    Open: which sizes an engine accepts.

    Scenario: [1] One line to seven
      Given a new game
      When the controller sends "boardsize" with each number from 1 to 7
      Then every board that is accepted has as many lines

    Scenario: [2] Eight to thirteen
      Given a new game
      When the controller sends "boardsize" with each number from 8 to 13
      Then every board that is accepted has as many lines

    Scenario: [3] Fourteen to nineteen
      Given a new game
      When the controller sends "boardsize" with each number from 14 to 19
      Then every board that is accepted has as many lines

    Scenario: [4] Twenty to twenty-five
      Given a new game
      When the controller sends "boardsize" with each number from 20 to 25
      Then every board that is accepted has as many lines

    Scenario: [5] It answers nothing
      Given a new game on a 19x19 board
      When the controller sends "boardsize 19"
      Then it answers nothing

  @gtp.6.3.2.boardsize.refused
  Rule: What is no size of a board is refused by boardsize

    A board has one line at least, and 25 at most, as there are no more letters for its points.

    Source: Go Text Protocol 2, draft 2, sections 6.3.2, boardsize: the argument is an int; 3.2.1, int, which has no sign; 2.11,
    boards larger than 25 have no coordinates.

    Scenario: [1] None
      Given a new game
      When the controller sends "boardsize 0"
      Then it fails

    Scenario: [2] Fewer than none
      Given a new game
      When the controller sends these lines
        """
        boardsize -1
        boardsize -9
        """
      Then all of them fail

    Scenario: [3] One more than there are letters
      Given a new game
      When the controller sends "boardsize 26"
      Then it fails

    Scenario: [4] Far too many
      Given a new game
      When the controller sends these lines
        """
        boardsize 52
        boardsize 256
        boardsize 265
        boardsize 65545
        boardsize 999999999
        """
      Then all of them fail

    Scenario: [5] Words
      Given a new game
      When the controller sends these lines
        """
        boardsize large
        boardsize nine
        """
      Then all of them fail

    Scenario: [6] No size at all
      Given a new game
      When the controller sends "boardsize"
      Then it fails

  @gtp.6.3.2.boardsize.message
  Rule: A size that the engine does not have is refused as an "unacceptable size"

    Source: Go Text Protocol 2, draft 2, section 6.3.2, boardsize, which prescribes these words.

    Open: whether more follows them. Of what is no int it may be said that the syntax is wrong.

    Scenario: [1] Too large for the protocol
      Given a new game
      When the controller sends "boardsize 26"
      Then it fails with "unacceptable size"

    Scenario: [2] Far too large
      Given a new game
      When the controller sends "boardsize 1000"
      Then it fails with "unacceptable size"

  @gtp.6.3.2.clear-board
  Rule: clear_board never fails, answers nothing and leaves no stone, no captured stone and no move

    Source: Go Text Protocol 2, draft 2, section 6.3.2, clear_board.

    Scenario: [1] On an empty board
      Given a new game
      When the controller sends "clear_board"
      Then it answers nothing

    Scenario: [2] After moves
      Given a new game
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "clear_board"
      Then it answers nothing
      And the engine has no stones

    Scenario: [3] After two passes
      Given a new game
      When the controller sends these lines
        """
        play black C3
        play white pass
        play black pass
        clear_board
        play black D4
        """
      Then the answers begin with "= = = = ="
      And the engine has Black stones on D4 and no others

    Scenario: [4] No move is left to be taken back
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white D4
        clear_board
        """
      And the controller sends "undo"
      Then it fails
      And the engine has no stones

    Scenario: [5] No captured stone is counted
      Given a new game
      And the engine has the command "captures"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        clear_board
        """
      And the controller sends "captures black"
      Then it answers the number 0
      When the controller sends "captures white"
      Then it answers the number 0

    Scenario: [6] Two captured stones of the other colour
      Given a new game
      And the engine has the command "captures"
      When the controller sends these lines
        """
        play white A3
        play black A1
        play white B2
        play black A2
        play white B1
        clear_board
        """
      And the controller sends "captures white"
      Then it answers the number 0
      When the controller sends "captures black"
      Then it answers the number 0

    Scenario: [7] No move is told
      Given a new game
      And the engine has the command "move_history"
      When the controller sends these lines
        """
        play black C3
        play white D4
        clear_board
        """
      And the controller sends "move_history"
      Then it answers nothing

    Scenario: [8] After handicap stones
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        set_free_handicap C3 D4
        clear_board
        """
      Then the answers begin with "= ="
      And the engine has no stones

    Scenario: [9] After moves of the engine's own
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        genmove black
        genmove white
        """
      And the controller sends "clear_board"
      Then it answers nothing
      And the engine has no stones

    Scenario: [10] The board keeps its size
      Given a new game on a 9x9 board
      When the controller sends these lines
        """
        play black C3
        clear_board
        play black J9
        play white K10
        """
      Then the answers begin with "= = = ?"

  @gtp.6.3.2.komi
  Rule: komi takes a number with or without a point, above or below zero, and answers nothing

    Source: Go Text Protocol 2, draft 2, sections 6.3.2, komi, and 3.2.1, float.

    Scenario: [1] Half a point
      Given a new game
      When the controller sends "komi 6.5"
      Then it answers nothing

    Scenario: [2] Whole points
      Given a new game
      When the controller sends "komi 7"
      Then it answers nothing

    Scenario: [3] Whole points with a point
      Given a new game
      When the controller sends "komi 7.0"
      Then it answers nothing

    Scenario: [4] None
      Given a new game
      When the controller sends these lines
        """
        komi 0
        komi 0.0
        """
      Then the answers begin with "= ="

    Scenario: [5] Points for Black
      Given a new game
      When the controller sends these lines
        """
        komi -5.5
        komi -7
        """
      Then the answers begin with "= ="

    Scenario: [6] In the middle of a game
      Given a new game
      When the controller sends these lines
        """
        play black C3
        play white D4
        komi 3.5
        """
      Then the answers begin with "= = ="

  @gtp.6.3.2.komi.any
  Rule: komi takes a number that makes no sense

    Source: Go Text Protocol 2, draft 2, section 6.3.2, komi: an engine must accept it even if it is ridiculous.

    Scenario: [1] More than the board has points
      Given a new game
      When the controller sends these lines
        """
        komi 1000
        komi 123456.5
        """
      Then all of them succeed

    Scenario: [2] As many for Black
      Given a new game
      When the controller sends these lines
        """
        komi -1000
        komi -123456.5
        """
      Then all of them succeed

    Scenario: [3] Parts of a point
      Given a new game
      When the controller sends these lines
        """
        komi 0.25
        komi 7.3
        komi -6.75
        """
      Then all of them succeed

  @gtp.6.3.2.komi.told
  Rule: The komi is the number that was sent last

    Source: Go Text Protocol 2, draft 2, sections 5.1 and 6.3.2, komi; get_komi is GNU Go's and KataGo's.

    Scenario: [1] With a point
      Given a new game
      And the engine has the command "get_komi"
      When the controller sends "komi 6.5"
      And the controller sends "get_komi"
      Then it answers the number 6.5

    Scenario: [2] Without
      Given a new game
      And the engine has the command "get_komi"
      When the controller sends these lines
        """
        komi 6.5
        komi 8
        """
      And the controller sends "get_komi"
      Then it answers the number 8

    Scenario: [3] Below zero
      Given a new game
      And the engine has the command "get_komi"
      When the controller sends "komi -3.5"
      And the controller sends "get_komi"
      Then it answers the number -3.5

    Scenario: [4] Sent with a game going on
      Given a new game
      And the engine has the command "get_komi"
      When the controller sends these lines
        """
        komi 0.5
        play black C3
        komi 2.5
        """
      And the controller sends "get_komi"
      Then it answers the number 2.5

  @gtp.6.3.2.komi.refused
  Rule: What is no number is refused by komi

    Source: Go Text Protocol 2, draft 2, section 6.3.2, komi: fails if its syntax is wrong.

    Scenario: [1] A word
      Given a new game
      When the controller sends these lines
        """
        komi six
        komi none
        """
      Then all of them fail

    Scenario: [2] No komi at all
      Given a new game
      When the controller sends "komi"
      Then it fails

    Scenario: [3] Signs without a number
      Given a new game
      When the controller sends these lines
        """
        komi -
        komi .
        komi --5
        """
      Then all of them fail

  @gtp.6.3.2.komi.stays
  Rule: The komi stays when the board is cleared, gets another size or is played on

    Source: Go Text Protocol 2, draft 2, sections 5.3 and 6.3.2: neither boardsize nor clear_board is said to change the komi.

    Scenario: [1] The board is cleared
      Given a new game
      And the engine has the command "get_komi"
      When the controller sends these lines
        """
        komi 4.5
        play black C3
        clear_board
        """
      And the controller sends "get_komi"
      Then it answers the number 4.5

    Scenario: [2] The board gets a size, or the size is refused
      Given a new game
      And the engine has the command "get_komi"
      When the controller sends these lines
        """
        komi 4.5
        boardsize 13
        clear_board
        boardsize 9
        clear_board
        """
      And the controller sends "get_komi"
      Then it answers the number 4.5

    Scenario: [3] Moves are made and taken back
      Given a new game
      And the engine has the command "get_komi"
      And the engine has the command "undo"
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        komi 4.5
        play black C3
        genmove white
        undo
        undo
        """
      And the controller sends "get_komi"
      Then it answers the number 4.5

    Scenario: [4] Handicap stones are placed
      Given a new game
      And the engine has the command "get_komi"
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        komi 4.5
        set_free_handicap C3 D4
        """
      And the controller sends "get_komi"
      Then it answers the number 4.5
