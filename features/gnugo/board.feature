Feature: What GNU Go's commands tell of the board

  @gnugo.list-stones
  Rule: The stones of a color are listed as vertices

    Source: GNU Go's manual, "GTP command reference", list_stones.

    Scenario: [1] Black
      Given a new game
      And the engine has the command "list_stones"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "list_stones black"
      Then it answers the vertices C3 and E1

    Scenario: [2] White
      Given a new game
      And the engine has the command "list_stones"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "list_stones white"
      Then it answers the vertices D4

    Scenario: [3] None
      Given a new game
      And the engine has the command "list_stones"
      When the controller sends "list_stones white"
      Then it answers nothing

    Scenario: [4] A word that is no color
      Given a new game
      And the engine has the command "list_stones"
      When the controller sends "list_stones green"
      Then it fails

    Scenario: [5] A captured stone is none of them
      Given a new game
      And the engine has the command "list_stones"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        """
      And the controller sends "list_stones white"
      Then it answers nothing

  @gnugo.color
  Rule: The color of a point is told by a word

    It is black, white or empty.

    Source: GNU Go's manual, "GTP command reference", color.

    Scenario: [1] Black
      Given a new game
      And the engine has the command "color"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "color C3"
      Then it answers "black"

    Scenario: [2] White
      Given a new game
      And the engine has the command "color"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "color D4"
      Then it answers "white"

    Scenario: [3] Empty
      Given a new game
      And the engine has the command "color"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "color B2"
      Then it answers "empty"

    Scenario: [4] Off the board
      Given a new game on a 9x9 board
      And the engine has the command "color"
      When the controller sends "color K10"
      Then it fails

  @gnugo.countlib
  Rule: The liberties of a chain are counted

    Source: GNU Go's manual, "GTP command reference", countlib: the liberties of the string at a vertex; it fails for an empty
    one.

    Scenario: [1] A stone alone
      Given a new game
      And the engine has the command "countlib"
      When the controller sends "play black C3"
      And the controller sends "countlib C3"
      Then it answers "4"

    Scenario: [2] A chain of two, at the edge
      Given a new game
      And the engine has the command "countlib"
      When the controller sends these lines
        """
        play black A1
        play white B2
        play black A2
        play white E5
        """
      And the controller sends "countlib A1"
      Then it answers "2"

    Scenario: [3] An empty point
      Given a new game
      And the engine has the command "countlib"
      When the controller sends "countlib C3"
      Then it fails

  @gnugo.findlib
  Rule: The liberties of a chain are listed as vertices

    Source: GNU Go's manual, "GTP command reference", findlib: the liberties of the string at a vertex; it fails for an empty
    one.

    Scenario: [1] A stone alone
      Given a new game
      And the engine has the command "findlib"
      When the controller sends "play black C3"
      And the controller sends "findlib C3"
      Then it answers the vertices B3, D3, C2 and C4

    Scenario: [2] A chain of two, at the edge
      Given a new game
      And the engine has the command "findlib"
      When the controller sends these lines
        """
        play black A1
        play white B2
        play black A2
        play white E5
        """
      And the controller sends "findlib A2"
      Then it answers the vertices B1 and A3

    Scenario: [3] An empty point
      Given a new game
      And the engine has the command "findlib"
      When the controller sends "findlib C3"
      Then it fails

  @gnugo.is-legal
  Rule: Whether a move is legal is told by 1 or 0

    Source: GNU Go's manual, "GTP command reference", is_legal.

    Scenario: [1] An empty point
      Given a new game
      And the engine has the command "is_legal"
      When the controller sends "is_legal black C3"
      Then it answers "1"

    Scenario: [2] A point with a stone of one's own
      Given a new game
      And the engine has the command "is_legal"
      When the controller sends "play black C3"
      And the controller sends "is_legal black C3"
      Then it answers "0"

    Scenario: [3] A point with a stone of the opponent
      Given a new game
      And the engine has the command "is_legal"
      When the controller sends "play black C3"
      And the controller sends "is_legal white C3"
      Then it answers "0"

    Scenario: [4] A move that captures
      Given a new game
      And the engine has the command "is_legal"
      When the controller sends these lines
        """
        play black A2
        play white A1
        """
      And the controller sends "is_legal black B1"
      Then it answers "1"

    Scenario: [5] What is no move
      Given a new game
      And the engine has the command "is_legal"
      When the controller sends "is_legal black"
      Then it fails

  @gnugo.is-legal.state
  Rule: Asking whether a move is legal makes none

    Source: GNU Go's manual, "GTP command reference", is_legal, which tells something and does nothing.

    Scenario: [1] Nothing is played
      Given a new game
      And the engine has the command "is_legal"
      When the controller sends "play black C3"
      And the controller sends "is_legal white D4"
      Then it succeeds
      And nothing has changed
      And the engine has Black stones on C3 and no others

  @gnugo.all-legal
  Rule: The points where a player may play are listed as vertices

    Source: GNU Go's manual, "GTP command reference", all_legal.

    Open: Whether pass is among them.

    Scenario: [1] At the beginning
      Given a new game
      And the engine has the command "all_legal"
      When the controller sends "all_legal black"
      Then among the words that it answers are "A1 B2 C3 E5"

    Scenario: [2] Not where a stone is
      Given a new game
      And the engine has the command "all_legal"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E1
        """
      And the controller sends "all_legal white"
      Then among the words that it answers are none of "C3 D4 E1"
      And among the words that it answers are "B2 C4"

    Scenario: [3] A word that is no color
      Given a new game
      And the engine has the command "all_legal"
      When the controller sends "all_legal green"
      Then it fails

  @gnugo.captures
  Rule: The stones that a player has captured are counted

    Source: GNU Go's manual, "GTP command reference", captures: of the color that has taken them.

    Scenario: [1] None
      Given a new game
      And the engine has the command "captures"
      When the controller sends "captures black"
      Then it answers "0"

    Scenario: [2] Black's
      Given a new game
      And the engine has the command "captures"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        """
      And the controller sends "captures black"
      Then it answers "1"

    Scenario: [3] White's
      Given a new game
      And the engine has the command "captures"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        """
      And the controller sends "captures white"
      Then it answers "0"

    Scenario: [4] On a cleared board
      Given a new game
      And the engine has the command "captures"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        """
      And the controller sends "clear_board"
      And the controller sends "captures black"
      Then it answers "0"

  @gnugo.worm-stones
  Rule: The stones of a chain are listed as vertices

    Source: GNU Go's manual, "GTP command reference", worm_stones with a vertex.

    Scenario: [1] Two of three
      Given a new game
      And the engine has the command "worm_stones"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black C2
        play white D2
        play black E5
        """
      And the controller sends "worm_stones C3"
      Then it answers the vertices C2 and C3

  @gnugo.query-boardsize
  Rule: The size of the board is told as a number

    Source: GNU Go's manual, "GTP command reference", query_boardsize.

    Scenario: [1] Nine lines
      Given a new game on a 9x9 board
      And the engine has the command "query_boardsize"
      When the controller sends "query_boardsize"
      Then it answers "9"

    Scenario: [2] Thirteen
      Given a new game on a 13x13 board
      And the engine has the command "query_boardsize"
      When the controller sends "query_boardsize"
      Then it answers "13"

    Scenario: [3] A size that was refused is not told
      Given a new game on a 9x9 board
      And the engine has the command "query_boardsize"
      When the controller sends "boardsize 1000"
      And the controller sends "query_boardsize"
      Then it answers "9"
