Feature: GoGui's commands to set up a position

  @gogui.setup
  Rule: Stones are placed on the board as they are named

    Source: GoGui's manual, "Setup Commands", gogui-setup: pairs of a color and a point, as in gogui-play_sequence.

    Open: What is answered if one point is named twice.

    Scenario: [1] Stones of both colors
      Given a new game
      And the engine has the command "gogui-setup"
      When the controller sends "gogui-setup b C3 b C4 w D3 b E5 w D4"
      Then it answers nothing
      And the engine has Black stones on C3, C4 and E5 and White stones on D3 and D4

    Scenario: [2] Stones of one player
      Given a new game
      And the engine has the command "gogui-setup"
      When the controller sends "gogui-setup w D3 w D4"
      Then it succeeds
      And the engine has White stones on D3 and D4 and no others

    Scenario: [3] Play goes on from there
      Given a new game
      And the engine has the command "gogui-setup"
      When the controller sends "gogui-setup b A2 w A1 w D4"
      And the controller sends "play black B1"
      Then it succeeds
      And the engine has Black stones on A2 and B1 and White stones on D4

    Scenario: [4] A cleared board has none of them
      Given a new game
      And the engine has the command "gogui-setup"
      When the controller sends "gogui-setup b A2 w D4"
      And the controller sends "clear_board"
      Then it succeeds
      And the engine has no stones

  @gogui.setup.empty-board
  Rule: Stones are set up on an empty board alone

    Source: GoGui's manual, "Setup Commands", gogui-setup: it is sent after clear_board, and fails if the board is not empty.

    Scenario: [1] A stone has been played
      Given a new game
      And the engine has the command "gogui-setup"
      When the controller sends "play black C3"
      And the controller sends "gogui-setup b D4"
      Then it fails
      And the engine has Black stones on C3 and no others

    Scenario: [2] Stones have been set up before
      Given a new game
      And the engine has the command "gogui-setup"
      When the controller sends "gogui-setup b D4"
      And the controller sends "gogui-setup w C3"
      Then it fails
      And the engine has Black stones on D4 and no others

  @gogui.setup.no-liberties
  Rule: A block without liberties is set up, or refused as a whole

    Source: GoGui's manual, "Setup Commands", gogui-setup: such positions are allowed; a program that cannot have them is to notice
    that and to fail.

    Scenario: [1] A stone in the corner
      Given a new game
      And the engine has the command "gogui-setup"
      When the controller sends "gogui-setup b A2 b B1 w A1"
      Then the engine has Black stones on A2 and B1 and White stones on A1, or it fails and has no stones

    Scenario: [2] It is named before the others
      Given a new game
      And the engine has the command "gogui-setup"
      When the controller sends "gogui-setup w A1 b A2 b B1"
      Then the engine has Black stones on A2 and B1 and White stones on A1, or it fails and has no stones

  @gogui.setup.arguments
  Rule: What is no list of colors and points is refused

    Source: GoGui's manual, "Setup Commands", gogui-setup; Go Text Protocol 2, draft 2, section 5.3: a command that fails changes
    nothing.

    Scenario: [1] A color without a point
      Given a new game
      And the engine has the command "gogui-setup"
      When the controller sends "gogui-setup b C3 w"
      Then it fails
      And the engine has no stones

    Scenario: [2] A point off the board
      Given a new game on a 9x9 board
      And the engine has the command "gogui-setup"
      When the controller sends "gogui-setup b C3 w K10"
      Then it fails
      And the engine has no stones

  @gogui.setup-player
  Rule: The player to move is set

    Source: GoGui's manual, "Setup Commands", gogui-setup_player: b or w, sent after gogui-setup.

    Scenario: [1] White
      Given a new game
      And the engine has the command "gogui-setup_player"
      And the engine has the command "gogui-rules_side_to_move"
      When the controller sends "gogui-setup b C3 w D4"
      And the controller sends "gogui-setup_player w"
      And the controller sends "gogui-rules_side_to_move"
      Then its answer begins with "w"

    Scenario: [2] Black
      Given a new game
      And the engine has the command "gogui-setup_player"
      And the engine has the command "gogui-rules_side_to_move"
      When the controller sends "gogui-setup b C3 w D4"
      And the controller sends "gogui-setup_player w"
      And the controller sends "gogui-setup_player b"
      And the controller sends "gogui-rules_side_to_move"
      Then its answer begins with "b"

    Scenario: [3] The stones stay
      Given a new game
      And the engine has the command "gogui-setup_player"
      And the engine has the command "gogui-setup"
      When the controller sends "gogui-setup b C3 w D4"
      And the controller sends "gogui-setup_player w"
      Then it answers nothing
      And the engine has Black stones on C3 and White stones on D4

    Scenario: [4] A word that is no color
      Given a new game
      And the engine has the command "gogui-setup_player"
      When the controller sends "gogui-setup_player green"
      Then it fails
      And nothing has changed
