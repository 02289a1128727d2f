Feature: The engine as a player - its moves

  Nobody asks how well it plays. The moves against it are drawn, and tempt it: they take kos and take liberties away.

  @gtp.player.answer
  Rule: Whenever it is asked for a move, an engine answers a vertex or resign

    Source: Go Text Protocol 2, draft 2, section 6.3.3, genmove: a vertex or the string resign; it never fails, and the controller may
    use it for either color, whoever moved last.

    Scenario: [1] A game for both players
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove for both players in turn, 40 moves
      Then each answer was a vertex or resign

    Scenario: [2] Two moves of each player
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove twice for each player in turn, 12 moves
      Then each answer was a vertex or resign

    Scenario: [3] There is nothing to play but self-capture
      Given a new game
      And the engine has the command "genmove"
      When the controller sends moves that leave White nothing but self-capture of one stone
      And the controller sends genmove for White
      Then each answer was a vertex or resign

    Scenario: [4] After two passes
      Given a new game
      And the engine has the command "genmove"
      When the controller sends these lines
        """
        play black pass
        play white pass
        """
      And the controller sends genmove for Black
      Then each answer was a vertex or resign

  @gtp.player.legal
  Rule: An engine makes no move that all rules forbid

    No rules let a stone be played on another one or beside the board, or a stone that took a ko be taken back at once. Longer
    repetitions are a matter of the rules, and so is self-capture: even that of one stone, which some rules take for a pass.

    Source: Go Text Protocol 2, draft 2, section 6.3.3: play fails for illegal moves, and genmove plays a stone itself; which moves
    are illegal is for the rules, all of which agree on these.

    Scenario: [1] Black against tempting moves
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove for Black and drawn moves for the other player, 50 moves by seed 1
      Then each move that it answered is legal by some rules

    Scenario: [2] White against tempting moves
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove for White and drawn moves for the other player, 50 moves by seed 2
      Then each move that it answered is legal by some rules

    Scenario: [3] Both players
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove for both players in turn, 60 moves
      Then each move that it answered is legal by some rules

    Scenario: [4] Two moves of each player
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove twice for each player in turn, 24 moves
      Then each move that it answered is legal by some rules

    Scenario: [5] After a handicap
      Given a new game
      And the engine has the command "fixed_handicap"
      And the engine has the command "genmove"
      When the controller sends fixed_handicap for 2 stones
      And the controller sends genmove for both players in turn, 20 moves
      Then each move that it answered is legal by some rules

    @needs.rectangular
    Scenario: [6] On a board that is wider than high
      Given a new game on a 9x5 board
      And the engine has the command "genmove"
      When the controller sends genmove for both players in turn, 30 moves
      Then each move that it answered is legal by some rules

    @needs.rectangular
    Scenario: [7] On a board that is higher than wide
      Given a new game on a 5x9 board
      And the engine has the command "genmove"
      When the controller sends genmove for both players in turn, 44 moves
      Then each move that it answered is legal by some rules

    Scenario: [8] There is nothing to play but self-capture
      Given a new game
      And the engine has the command "genmove"
      When the controller sends moves that leave White nothing but self-capture of one stone
      And the controller sends genmove for White
      Then each move that it answered is legal by some rules

    Scenario: [9] There is nothing to play but self-capture, for Black
      Given a new game
      And the engine has the command "genmove"
      When the controller sends moves that leave Black nothing but self-capture of one stone
      And the controller sends genmove for Black
      Then each move that it answered is legal by some rules

    Scenario: [10] There is nothing to play but a ko
      Given a new game
      And the engine has the command "genmove"
      When the controller sends moves that leave White nothing but own eyes and a ko that was just taken
      And the controller sends genmove for White
      Then each move that it answered is legal by some rules

    Scenario: [11] There is nothing to play but a ko, for Black
      Given a new game
      And the engine has the command "genmove"
      When the controller sends moves that leave Black nothing but own eyes and a ko that was just taken
      And the controller sends genmove for Black
      Then each move that it answered is legal by some rules

  @gtp.player.rules
  Rule: An engine makes moves that are legal by its rules

    Those are the rules that it claims. If none are claimed, there is one of the known rulesets that allows all moves it makes in a
    game.

    Source: Go Text Protocol 2, draft 2, section 6.3.3: play fails for illegal moves, and genmove plays a stone itself; the rules are
    left to engine and controller.

    Scenario: [1] Black against tempting moves
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove for Black and drawn moves for the other player, 50 moves by seed 4
      Then its moves are legal by the rules that it claims

    Scenario: [2] White against tempting moves
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove for White and drawn moves for the other player, 50 moves by seed 5
      Then its moves are legal by the rules that it claims

    Scenario: [3] There is nothing to play but self-capture of one stone or two
      Given a new game
      And the engine has the command "genmove"
      When the controller sends moves that leave White nothing but self-capture of one stone or two
      And the controller sends genmove for White
      Then its moves are legal by the rules that it claims

    Scenario: [4] There is nothing to play but self-capture of one stone or two, for Black
      Given a new game
      And the engine has the command "genmove"
      When the controller sends moves that leave Black nothing but self-capture of one stone or two
      And the controller sends genmove for Black
      Then its moves are legal by the rules that it claims

  @gtp.player.named
  Rule: A move that an engine only names is none that all rules forbid either

    Source: Go Text Protocol 2, draft 2, section 6.3.5, reg_genmove: where the engine would want to play a move.

    Scenario: [1] There is nothing to play but self-capture
      Given a new game
      And the engine has the command "reg_genmove"
      When the controller sends moves that leave White nothing but self-capture of one stone
      And the controller sends reg_genmove for White
      Then each move that it answered is legal by some rules

    Scenario: [2] There is nothing to play but a ko
      Given a new game
      And the engine has the command "reg_genmove"
      When the controller sends moves that leave Black nothing but own eyes and a ko that was just taken
      And the controller sends reg_genmove for Black
      Then each move that it answered is legal by some rules

  @gtp.player.made
  Rule: The move that an engine answers is the move that it has made

    Source: Go Text Protocol 2, draft 2, section 6.3.3, genmove: a stone of the requested color is played, and the answer is the vertex
    where that was; who answers resign plays none.

    @needs.reads-board
    Scenario: [1] Black against tempting moves
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove for Black and drawn moves for the other player, 50 moves by seed 6
      Then its board was always the one that its answers make

    @needs.reads-board
    Scenario: [2] Both players
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove for both players in turn, 40 moves
      Then its board was always the one that its answers make

    @needs.reads-board
    Scenario: [3] Two moves of each player
      Given a new game
      And the engine has the command "genmove"
      When the controller sends genmove twice for each player in turn, 16 moves
      Then its board was always the one that its answers make

    @needs.reads-board
    Scenario: [4] After a handicap
      Given a new game
      And the engine has the command "fixed_handicap"
      And the engine has the command "genmove"
      When the controller sends fixed_handicap for 2 stones
      And the controller sends genmove for both players in turn, 12 moves
      Then its board was always the one that its answers make

    @needs.reads-board @needs.rectangular
    Scenario: [5] On a board that is wider than high
      Given a new game on a 9x5 board
      And the engine has the command "genmove"
      When the controller sends genmove for White and drawn moves for the other player, 30 moves by seed 7
      Then its board was always the one that its answers make

    @needs.reads-board
    Scenario: [6] There is nothing to play
      Given a new game
      And the engine has the command "genmove"
      When the controller sends moves that leave White nothing but self-capture of one stone
      And the controller sends genmove for White
      Then its board was always the one that its answers make

  @gtp.player.resign
  Rule: Who gives up answers the word resign

    Source: Go Text Protocol 2, draft 2, section 6.3.3, genmove: the string resign; section 3.2.1: strings are case sensitive.

    Open: nobody has to resign.

    Scenario: [1] All stones are the opponent's
      Given a new game
      And the engine has the command "genmove"
      When the controller sends moves that leave White nothing but self-capture of one stone
      And the controller sends genmove for White
      Then if it resigned it answered the word resign

    Scenario: [2] All stones are the opponent's, for Black
      Given a new game
      And the engine has the command "genmove"
      When the controller sends moves that leave Black nothing but self-capture of one stone
      And the controller sends genmove for Black
      Then if it resigned it answered the word resign
