Feature: GoGui's commands for an arbiter of the game

  @gogui.rules.game-id
  Rule: An arbiter of Go says that the game is Go

    A program that is an arbiter says which game it is for: one word, its first letter a capital and the others small. GoGui knows
    the game of Go by the word Go.

    Source: GoGui's manual, "Rules", gogui-rules_game_id.

    Scenario: [1] The word
      Given a new game
      And the engine has the command "gogui-rules_game_id"
      When the controller sends "gogui-rules_game_id"
      Then it answers "Go"

  @gogui.rules.board
  Rule: The board is told by a character for each point

    Black stones are X, White stones O and empty points a full stop, from the left to the right and from the top to the bottom.
    Characters that mean none of these do not count.

    Source: GoGui's manual, "Rules", gogui-rules_board.

    Scenario: [1] An empty board
      Given a new game
      And the engine has the command "gogui-rules_board"
      When the controller sends "gogui-rules_board"
      Then the board that it answers has no stones

    Scenario: [2] Stones of both colors
      Given a new game
      And the engine has the command "gogui-rules_board"
      When the controller sends these lines
        """
        play black B1
        play white E2
        play black A3
        """
      And the controller sends "gogui-rules_board"
      Then the board that it answers has Black stones on B1 and A3 and White stones on E2

    Scenario: [3] After a capture
      Given a new game
      And the engine has the command "gogui-rules_board"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        play white C4
        """
      And the controller sends "gogui-rules_board"
      Then the board that it answers has Black stones on A2 and B1 and White stones on C4

  @gogui.rules.board-size
  Rule: The size of the board is told as a number

    It may be followed by the number of rows, where that is another, and by the shape of the board.

    Source: GoGui's manual, "Rules", gogui-rules_board_size.

    Scenario: [1] Nine lines
      Given a new game on a 9x9 board
      And the engine has the command "gogui-rules_board_size"
      When the controller sends "gogui-rules_board_size"
      Then it answers "9" or "9 rect"

    Scenario: [2] Another size
      Given a new game on a 13x13 board
      And the engine has the command "gogui-rules_board_size"
      When the controller sends "gogui-rules_board_size"
      Then it answers "13" or "13 rect"

  @gogui.rules.legal-moves
  Rule: The legal moves are told as vertices, and pass is among them where it is allowed

    They are those of the player whose turn it is.

    Source: GoGui's manual, "Rules", gogui-rules_legal_moves: what is answered is what the player can play; the column I does not
    exist; the word pass is among it if the player may pass.

    Scenario: [1] At the beginning
      Given a new game
      And the engine has the command "gogui-rules_legal_moves"
      When the controller sends "gogui-rules_legal_moves"
      Then among the words that it answers are "A1 B1 E5 D2 pass"

    Scenario: [2] Not where a stone is
      Given a new game
      And the engine has the command "gogui-rules_legal_moves"
      When the controller sends these lines
        """
        play black C3
        play white B2
        """
      And the controller sends "gogui-rules_legal_moves"
      Then among the words that it answers are none of "C3 B2"

    Scenario: [3] Of White in White's turn
      Given a new game
      And the engine has the command "gogui-rules_legal_moves"
      When the controller sends "play black C3"
      And the controller sends "gogui-rules_legal_moves"
      Then among the words that it answers are "C4 A1 pass"

    Scenario: [4] There is no column I
      Given a new game on a 9x9 board
      And the engine has the command "gogui-rules_legal_moves"
      When the controller sends "gogui-rules_legal_moves"
      Then among the words that it answers are "H1 J1 J9"
      And among the words that it answers are none of "I1 K1"

  @gogui.rules.side-to-move
  Rule: Whose turn it is is told by a word that begins with b or w

    Source: GoGui's manual, "Rules", gogui-rules_side_to_move.

    Scenario: [1] Black begins
      Given a new game
      And the engine has the command "gogui-rules_side_to_move"
      When the controller sends "gogui-rules_side_to_move"
      Then its answer begins with "b"

    Scenario: [2] After a move
      Given a new game
      And the engine has the command "gogui-rules_side_to_move"
      When the controller sends "play black C3"
      And the controller sends "gogui-rules_side_to_move"
      Then its answer begins with "w"

    Scenario: [3] After a pass
      Given a new game
      And the engine has the command "gogui-rules_side_to_move"
      When the controller sends these lines
        """
        play black C3
        play white pass
        """
      And the controller sends "gogui-rules_side_to_move"
      Then its answer begins with "b"

  @gogui.rules.captured-count
  Rule: The captured stones are told as two numbers, Black's captures first

    The first number is of the stones that Black has captured, the second of those that White has.

    Source: GoGui's manual, "Rules", gogui-rules_captured_count.

    Scenario: [1] None
      Given a new game
      And the engine has the command "gogui-rules_captured_count"
      When the controller sends "gogui-rules_captured_count"
      Then it answers "0 0"

    Scenario: [2] Black has captured a stone
      Given a new game
      And the engine has the command "gogui-rules_captured_count"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        """
      And the controller sends "gogui-rules_captured_count"
      Then it answers "1 0"

    Scenario: [3] White has captured two
      Given a new game
      And the engine has the command "gogui-rules_captured_count"
      When the controller sends these lines
        """
        play black A1
        play white A2
        play black B1
        play white B2
        play black E5
        play white C1
        """
      And the controller sends "gogui-rules_captured_count"
      Then it answers "0 2"

  @gogui.rules.final-result
  Rule: The result is told as text to be shown

    Source: GoGui's manual, "Rules", gogui-rules_final_result: a dialog shows the text when the game is over, and there is no other
    way to learn the result.

    Open: What it says, and what it says before the game is over.

    Scenario: [1] When both have passed
      Given a new game
      And the engine has the command "gogui-rules_final_result"
      When the controller sends these lines
        """
        play black C3
        play white pass
        play black pass
        """
      And the controller sends "gogui-rules_final_result"
      Then it answers some text
