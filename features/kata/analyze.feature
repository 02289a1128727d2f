Feature: KataGo's commands to analyse

  @kata.analyze
  Rule: An analysis tells moves with visits and a winrate, a line at a time

    Each line has moves, and each of them begins with the word info, has a vertex after move, an int after visits, and after
    winrate a float from 0 to 1.

    Source: KataGo's docs/GTP_Extensions.md, kata-analyze and lz-analyze: the form of the lines.

    Open: how often a line comes, in which order the keys stand, and which others there are; whether the answer ends before
    the next line is sent, once the engine has nothing more to tell.

    Scenario: [1] An empty board
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze interval 10" and waits for a line of analysis
      Then each move that it analyses has "visits" as an int
      And each move that it analyses has "winrate" as a float from 0 to 1

    Scenario: [2] A few stones
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E3
        play white D2
        """
      And the controller sends "kata-analyze interval 10" and waits for a line of analysis
      Then each move that it analyses has "visits" as an int
      And each move that it analyses has "winrate" as a float from 0 to 1

  @kata.analyze.moves
  Rule: The moves of an analysis are a pass and plays on empty points

    Source: KataGo's docs/GTP_Extensions.md, kata-analyze and lz-analyze: the moves analysed are legal ones; Go Text
    Protocol 2, draft 2, section 2.11: a vertex is a point of the board.

    Scenario: [1] As many as there are
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E3
        play white D2
        """
      And the controller sends "kata-analyze interval 10 minmoves 400" and waits for a line of analysis
      Then each move that it analyses is a pass or a play on an empty point

    Scenario: [2] Of the other player
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E3
        play white D2
        """
      And the controller sends "kata-analyze white interval 10 minmoves 400" and waits for a line of analysis
      Then each move that it analyses is a pass or a play on an empty point

  @kata.analyze.arguments
  Rule: A player and an interval may be named

    The player comes first, as in genmove. The interval is a number of hundredths of a second: after the word interval, or
    alone in the second place.

    Source: KataGo's docs/GTP_Extensions.md, kata-analyze and lz-analyze: its arguments.

    Scenario: [1] A player and a number
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze white 10" and waits for a line of analysis
      Then each move that it analyses is a pass or a play on an empty point

    Scenario: [2] A number alone
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze 10" and waits for a line of analysis
      Then each move that it analyses is a pass or a play on an empty point

    Scenario: [3] A letter and the word
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze b interval 10" and waits for a line of analysis
      Then each move that it analyses is a pass or a play on an empty point

  @kata.analyze.minmoves
  Rule: At least as many moves are told as are asked for, and at most

    With minmoves, as far as there are so many legal moves; with maxmoves, no more than that.

    Source: KataGo's docs/GTP_Extensions.md, kata-analyze and lz-analyze: minmoves and maxmoves.

    Scenario: [1] At least five moves
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10 minmoves 5" and waits for a line of analysis
      Then it analyses at least 5 moves in a line

    Scenario: [2] At most two moves
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10 minmoves 2 maxmoves 2" and waits for a line of analysis
      Then it analyses at most 2 moves in a line

  @kata.analyze.avoid
  Rule: Moves can be left out of an analysis, or all others

    After avoid or allow come a player, vertices with commas between them, and to which depth of the search that holds.

    Source: KataGo's docs/GTP_Extensions.md, kata-analyze and lz-analyze: avoid and allow.

    Open: whether a pass is still analysed where some plays are allowed.

    Scenario: [1] Two points that are avoided
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10 minmoves 400 avoid black C3,D4 8" and waits for a line of analysis
      Then it analyses no play on C3 and D4

    Scenario: [2] Two points that are allowed
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10 minmoves 400 allow black C3,D4 8" and waits for a line of analysis
      Then it analyses plays on C3 and D4 alone

    Scenario: [3] Points that only the opponent avoids
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10 minmoves 400 avoid white C3,D4 8" and waits for a line of analysis
      Then it analyses plays on C3 and D4 too

  @kata.analyze.refused
  Rule: An analysis is refused whose arguments are none

    Source: KataGo's docs/GTP_Extensions.md, kata-analyze and lz-analyze; Go Text Protocol 2, draft 2, section 5.3: a
    command that fails changes nothing.

    Scenario: [1] An interval without a number
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black interval"
      Then it fails
      And nothing has changed

    Scenario: [2] A word that is no key
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10 nonsense"
      Then it fails
      And nothing has changed

    Scenario: [3] A point that no board has
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10 avoid black Z99 8"
      Then it fails
      And nothing has changed

    Scenario: [4] Both avoid and allow
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10 avoid black C3 8 allow black D4 8"
      Then it fails
      And nothing has changed

  @kata.analyze.end
  Rule: The next line ends an analysis

    The answer ends with an empty line, and then what came is answered, if it is a command. Each has the id of its own
    command.

    Source: KataGo's docs/GTP_Extensions.md, kata-analyze and lz-analyze: it ends when a command or an empty line comes,
    with the usual end of an answer; Go Text Protocol 2, draft 2, sections 2.6 and 2.8.

    Scenario: [1] Another command
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends these lines
        """
        17 kata-analyze interval 10
        18 protocol_version
        """
      Then the answers have the ids "17 18"
      And every answer is ended by an empty line

    Scenario: [2] An empty line
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends these lines
        """
        17 kata-analyze interval 10
      
        18 protocol_version
        """
      Then the answers have the ids "17 18"
      And every answer is ended by an empty line

    Scenario: [3] Another analysis
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends these lines
        """
        17 kata-analyze interval 10
        18 kata-analyze interval 10
        """
      Then the answers have the ids "17 18"
      And every answer is ended by an empty line

    Scenario: [4] After something was told
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "17 kata-analyze interval 10" and waits for a line of analysis
      Then the answer has the id "17"
      And every answer is ended by an empty line

    Scenario: [5] The command after it is carried out
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends these lines
        """
        kata-analyze interval 10
        play black C3
        """
      Then all of them succeed
      And the engine has Black stones on C3 and no others

  @kata.analyze.state
  Rule: An analysis makes no move

    Source: KataGo's docs/GTP_Extensions.md, kata-analyze and lz-analyze: it searches and tells; no move is made, unlike by
    genmove.

    Open: whose turn it is after the moves of the player were analysed who is not to move.

    Scenario: [1] The board stays
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the controller sends "kata-analyze black 10" and waits for a line of analysis
      Then nothing has changed
      And the engine has Black stones on C3 and White stones on D4

    Scenario: [2] An empty board stays empty
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze 10" and waits for a line of analysis
      Then nothing has changed
      And the engine has no stones

  @kata.analyze.ownership
  Rule: Who is likely to own each point is told if that is asked for

    After ownership true a line has, after its moves, the word ownership and for each point of the board a float from -1 to
    1, from the top left to the bottom right.

    Source: KataGo's docs/GTP_Extensions.md, kata-analyze and lz-analyze: ownership.

    Scenario: [1] Asked for
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10 ownership true" and waits for a line of analysis
      Then each line has "ownership" with a float from -1 to 1 for each point

    Scenario: [2] With stones
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E3
        play white D2
        """
      And the controller sends "kata-analyze black 10 ownership true" and waits for a line of analysis
      Then each line has "ownership" with a float from -1 to 1 for each point

    Scenario: [3] Not asked for
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10" and waits for a line of analysis
      Then no line has "ownership"

  @kata.analyze.root-info
  Rule: What is found of the position itself is told if that is asked for

    After rootInfo true a line has, after its moves, the word rootInfo, and after it keys and values, visits among them.

    Source: KataGo's docs/GTP_Extensions.md, kata-analyze and lz-analyze: rootInfo.

    Scenario: [1] Asked for
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10 rootInfo true" and waits for a line of analysis
      Then each line has "rootInfo" with "visits" as an int
      And each line has "rootInfo" with "winrate" as a float

    Scenario: [2] Not asked for
      Given a new game
      And the engine has the command "kata-analyze"
      When the controller sends "kata-analyze black 10" and waits for a line of analysis
      Then no line has "rootInfo"

  @kata.genmove-analyze
  Rule: An analysis that makes a move ends with the move

    kata-genmove_analyze makes a move as genmove does. The last line of its answer is the word play and the move: a vertex or resign.

    Source: KataGo's docs/GTP_Extensions.md, kata-genmove_analyze and lz-genmove_analyze: the final move is a line of its own.

    Open: whether lines of analysis come before it; a short search may have none.

    Scenario: [1] Of Black on an empty board
      Given a new game
      And the engine has the command "kata-genmove_analyze"
      When the controller sends "kata-genmove_analyze black 10"
      Then its last line is play and a move that it has made for Black

    Scenario: [2] Of White after a few moves
      Given a new game
      And the engine has the command "kata-genmove_analyze"
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black E3
        """
      And the controller sends "kata-genmove_analyze white interval 10"
      Then its last line is play and a move that it has made for White

    Scenario: [3] Of a player who is not to move
      Given a new game
      And the engine has the command "kata-genmove_analyze"
      When the controller sends "kata-genmove_analyze white 10"
      Then its last line is play and a move that it has made for White

  @kata.genmove-analyze.whole
  Rule: The next line does not end an analysis that makes a move

    The command that comes is carried out after the move. Each answer has the id of its own command.

    Source: KataGo's docs/GTP_Extensions.md, kata-genmove_analyze and lz-genmove_analyze: unlike lz-analyze it ends by itself,
    whatever comes.

    Scenario: [1] Another command
      Given a new game
      And the engine has the command "kata-genmove_analyze"
      When the controller sends these lines
        """
        17 kata-genmove_analyze black 10
        18 protocol_version
        """
      Then the last line of the first answer is play and a move
      And the answers have the ids "17 18"
      And every answer is ended by an empty line

    Scenario: [2] An empty line
      Given a new game
      And the engine has the command "kata-genmove_analyze"
      When the controller sends these lines
        """
        17 kata-genmove_analyze black 10

        18 protocol_version
        """
      Then the last line of the first answer is play and a move
      And the answers have the ids "17 18"
      And every answer is ended by an empty line

  @kata.genmove-analyze.refused
  Rule: An analysis that makes a move is refused whose arguments are none

    No move is made then.

    Source: KataGo's docs/GTP_Extensions.md, kata-genmove_analyze: the options of kata-analyze; Go Text Protocol 2, draft 2,
    section 5.3: a command that fails changes nothing.

    Scenario: [1] A word that is no key
      Given a new game
      And the engine has the command "kata-genmove_analyze"
      When the controller sends "kata-genmove_analyze black 10 nonsense"
      Then it fails
      And nothing has changed

    Scenario: [2] Both avoid and allow
      Given a new game
      And the engine has the command "kata-genmove_analyze"
      When the controller sends "kata-genmove_analyze black 10 avoid black C3 8 allow black D4 8"
      Then it fails
      And nothing has changed
