Feature: KataGo's commands for the board

  @kata.set-position
  Rule: A position replaces the one there is

    Source: KataGo's docs/GTP_Extensions.md, set_position: color and vertex in pairs, in place of the current board; none at
    all is like clear_board.

    Scenario: [1] On an empty board
      Given a new game
      And the engine has the command "set_position"
      When the controller sends "set_position black C3 white D4 black E5"
      Then it answers nothing
      And the engine has Black stones on C3 and E5 and White stones on D4

    Scenario: [2] In place of another
      Given a new game
      And the engine has the command "set_position"
      When the controller sends these lines
        """
        play black A1
        play white B2
        """
      And the controller sends "set_position black C3 white D4"
      Then it succeeds
      And the engine has Black stones on C3 and White stones on D4

    Scenario: [3] With nothing
      Given a new game
      And the engine has the command "set_position"
      When the controller sends "play black A1"
      And the controller sends "set_position"
      Then it succeeds
      And the engine has no stones

    Scenario: [4] Play goes on from there
      Given a new game
      And the engine has the command "set_position"
      When the controller sends "set_position black A2 white A1 white D4"
      And the controller sends "play black B1"
      Then it succeeds
      And the engine has Black stones on A2 and B1 and White stones on D4

  @kata.set-position.refused
  Rule: A position that cannot be is refused, and the one before stays

    Source: KataGo's docs/GTP_Extensions.md, set_position: it fails and leaves the board unchanged if a vertex is given twice
    or stones would have no liberties.

    Scenario: [1] One point twice
      Given a new game
      And the engine has the command "set_position"
      When the controller sends "play black D2"
      And the controller sends "set_position black C3 white D4 black C3"
      Then it fails
      And the engine has Black stones on D2 and no others

    Scenario: [2] One point for both players
      Given a new game
      And the engine has the command "set_position"
      When the controller sends "play black D2"
      And the controller sends "set_position black C3 white C3"
      Then it fails
      And the engine has Black stones on D2 and no others

    Scenario: [3] A stone without a liberty
      Given a new game
      And the engine has the command "set_position"
      When the controller sends "play black D2"
      And the controller sends "set_position black A2 black B1 white A1"
      Then it fails
      And the engine has Black stones on D2 and no others

    Scenario: [4] Two stones without a liberty
      Given a new game
      And the engine has the command "set_position"
      When the controller sends "play black D2"
      And the controller sends "set_position black A2 black B2 black C1 white A1 white B1"
      Then it fails
      And the engine has Black stones on D2 and no others

    Scenario: [5] A color without a vertex
      Given a new game
      And the engine has the command "set_position"
      When the controller sends "play black D2"
      And the controller sends "set_position black C3 white"
      Then it fails
      And the engine has Black stones on D2 and no others

  @kata.boardsize
  Rule: A board may have two sides

    Two numbers are a width and a height. A program that has square boards alone refuses them.

    Source: KataGo's docs/GTP_Extensions.md, rectangular_boardsize, and boardsize with two numbers.

    Scenario: [1] The columns are nine, by rectangular_boardsize
      Given a new game
      And the engine has the command "rectangular_boardsize"
      And the engine takes "rectangular_boardsize 9 7"
      When the controller sends these lines
        """
        clear_board
        play black J7
        """
      Then all of them succeed

    Scenario: [2] The rows are seven, by rectangular_boardsize
      Given a new game
      And the engine has the command "rectangular_boardsize"
      And the engine takes "rectangular_boardsize 9 7"
      When the controller sends "clear_board"
      And the controller sends "play black C8"
      Then it fails

    Scenario: [3] The columns are nine, by boardsize
      Given a new game
      And the engine has the command "rectangular_boardsize"
      And the engine takes "boardsize 9 7"
      When the controller sends these lines
        """
        clear_board
        play black J7
        """
      Then all of them succeed

    Scenario: [4] The rows are seven, by boardsize
      Given a new game
      And the engine has the command "rectangular_boardsize"
      And the engine takes "boardsize 9 7"
      When the controller sends "clear_board"
      And the controller sends "play black C8"
      Then it fails
