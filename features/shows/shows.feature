Feature: What is shown

  Whatever a subject plays by: what it shows of its game is what has happened in it. Where it has several ways to show the same
  thing, such as two commands, each of them does.

  @shows.board
  Rule: The stones shown are those that stand on the board

    Each in its colour, on its point and on no other, as soon as it is played.

    Source: Go Text Protocol 2, draft 2, section 6.4: showboard draws the board. GNU Go, documentation of its GTP commands:
    list_stones names the stones of a colour. GoGui, ruler commands: gogui-rules_board shows the position.

    Open: how showboard draws is left to the engine. What is read has rows with their numbers, the highest first; columns from left
    to right; X for Black and O for White. What is drawn otherwise is not judged.

    Scenario: [1] One stone after the other on 9x9, no two of which change places however the board is turned
      Given an empty 9x9 board
      Then no stones are shown
      When Black plays B1
      Then the only stones shown are Black B1
      When White plays A3
      Then the stones shown are Black B1 and White A3
      When Black plays G8
      Then the stones shown are Black B1 and G8 and White A3
      When White plays J5, Black plays C9, and White plays H2
      Then the stones shown are Black B1, G8, and C9 and White A3, J5, and H2

    Scenario: [2] One stone after the other on 19x19, no two of which change places however the board is turned
      Given an empty 19x19 board
      Then no stones are shown
      When Black plays B1
      Then the only stones shown are Black B1
      When White plays A3
      Then the stones shown are Black B1 and White A3
      When Black plays Q17
      Then the stones shown are Black B1 and Q17 and White A3
      When White plays T9, Black plays C19, and White plays R2
      Then the stones shown are Black B1, Q17, and C19 and White A3, T9, and R2

    Scenario: [3] One stone after the other on 13x13, no two of which change places however the board is turned
      Given an empty 13x13 board
      Then no stones are shown
      When Black plays B1
      Then the only stones shown are Black B1
      When White plays A3
      Then the stones shown are Black B1 and White A3
      When Black plays L12
      Then the stones shown are Black B1 and L12 and White A3
      When White plays N8, Black plays C13, and White plays M2
      Then the stones shown are Black B1, L12, and C13 and White A3, N8, and M2

    Scenario: [4] One stone after the other on 7x7, no two of which change places however the board is turned
      Given an empty 7x7 board
      Then no stones are shown
      When Black plays B1
      Then the only stones shown are Black B1
      When White plays A3
      Then the stones shown are Black B1 and White A3
      When Black plays F6
      Then the stones shown are Black B1 and F6 and White A3
      When White plays G4, Black plays C7, and White plays F2
      Then the stones shown are Black B1, F6, and C7 and White A3, G4, and F2

    Scenario: [5] One stone after the other on 5x5, no two of which change places however the board is turned
      Given an empty 5x5 board
      Then no stones are shown
      When Black plays B1
      Then the only stones shown are Black B1
      When White plays A3
      Then the stones shown are Black B1 and White A3
      When Black plays D4
      Then the stones shown are Black B1 and D4 and White A3
      When White plays E2, Black plays C5, and White plays E5
      Then the stones shown are Black B1, D4, and C5 and White A3, E2, and E5

    Scenario: [6] A stone that is captured on 9x9 is no longer shown
      Given an empty 9x9 board
      When Black plays A2, White plays A1 and Black plays B1
      Then the only stones shown are Black A2 and B1
      When White plays C3
      Then the stones shown are Black A2 and B1 and White C3

    Scenario: [7] A stone that is captured on 19x19 is no longer shown
      Given an empty 19x19 board
      When Black plays A2, White plays A1 and Black plays B1
      Then the only stones shown are Black A2 and B1
      When White plays C3
      Then the stones shown are Black A2 and B1 and White C3

    Scenario: [8] A stone that is captured on 13x13 is no longer shown
      Given an empty 13x13 board
      When Black plays A2, White plays A1 and Black plays B1
      Then the only stones shown are Black A2 and B1
      When White plays C3
      Then the stones shown are Black A2 and B1 and White C3

    Scenario: [9] A pass changes nothing
      Given an empty 9x9 board
      When Black plays B1, White passes, and Black plays G8
      Then the only stones shown are Black B1 and G8

    Scenario: [10] A pass changes nothing on 19x19
      Given an empty 19x19 board
      When Black plays B1, White passes, and Black plays Q17
      Then the only stones shown are Black B1 and Q17

  @shows.turn
  Rule: The player shown to move is the one whose turn it is

    Source: GoGui, ruler commands: gogui-rules_side_to_move names the player to move.

    Scenario: [1] After plays and a pass on 9x9
      Given an empty 9x9 board
      Then it is shown to be Black's turn
      When Black plays C3
      Then it is shown to be White's turn
      When White plays E5
      Then it is shown to be Black's turn
      When Black passes
      Then it is shown to be White's turn

    Scenario: [2] After plays and a pass on 19x19
      Given an empty 19x19 board
      Then it is shown to be Black's turn
      When Black plays C3
      Then it is shown to be White's turn
      When White plays E5
      Then it is shown to be Black's turn
      When Black passes
      Then it is shown to be White's turn

    Scenario: [3] After plays and a pass on 13x13
      Given an empty 13x13 board
      Then it is shown to be Black's turn
      When Black plays C3
      Then it is shown to be White's turn
      When White plays E5
      Then it is shown to be Black's turn
      When Black passes
      Then it is shown to be White's turn

  @shows.captures
  Rule: The stones shown as captured are those that were

    All that were captured in the game, by whichever move, each for the player it was taken from.

    Source: GNU Go, documentation of its GTP commands: captures tells how many stones a colour has captured. GoGui, ruler commands:
    gogui-rules_captured_count tells the numbers for both.

    Open: in which order gogui-rules_captured_count tells the two numbers is not laid down. Either is taken, if it is kept to.

    Scenario: [1] Stones of both colours, captured one after the other, on 9x9
      Given an empty 9x9 board
      Then 0 black and 0 white stones are shown as captured
      When Black plays A2, White plays A1 and Black plays B1
      Then 0 black and 1 white stone are shown as captured
      When White plays C3 and Black plays E5
      Then 0 black and 1 white stone are shown as captured
      When White plays J2, Black plays J1 and White plays H1
      Then 1 black and 1 white stone are shown as captured
      When Black plays A8, White plays A9, and Black plays B9
      Then 1 black and 2 white stones are shown as captured

    Scenario: [2] Stones of both colours, captured one after the other, on 19x19
      Given an empty 19x19 board
      Then 0 black and 0 white stones are shown as captured
      When Black plays A2, White plays A1 and Black plays B1
      Then 0 black and 1 white stone are shown as captured
      When White plays C3 and Black plays E5
      Then 0 black and 1 white stone are shown as captured
      When White plays T2, Black plays T1 and White plays S1
      Then 1 black and 1 white stone are shown as captured
      When Black plays A18, White plays A19, and Black plays B19
      Then 1 black and 2 white stones are shown as captured

    Scenario: [3] Stones of both colours, captured one after the other, on 13x13
      Given an empty 13x13 board
      Then 0 black and 0 white stones are shown as captured
      When Black plays A2, White plays A1 and Black plays B1
      Then 0 black and 1 white stone are shown as captured
      When White plays C3 and Black plays E5
      Then 0 black and 1 white stone are shown as captured
      When White plays N2, Black plays N1 and White plays M1
      Then 1 black and 1 white stone are shown as captured
      When Black plays A12, White plays A13, and Black plays B13
      Then 1 black and 2 white stones are shown as captured

  @shows.legality
  Rule: The plays shown as legal are those that are

    With few stones on a board, too few for a capture, that is every empty point, whatever the rules.

    Source: GNU Go, documentation of its GTP commands: all_legal lists the legal moves of a colour, and is_legal tells whether a move
    is one. GoGui, ruler commands: gogui-rules_legal_moves lists the legal moves of the player to move.

    Scenario: [1] Where there are two stones on 9x9
      Given an empty 9x9 board
      When Black plays B1 and White plays G8
      Then every point but B1 and G8 is shown as legal for Black

    Scenario: [2] Where there is one stone on 9x9
      Given an empty 9x9 board
      When Black plays G8
      Then every point but G8 is shown as legal for White

    Scenario: [3] Where there are two stones on 19x19
      Given an empty 19x19 board
      When Black plays B1 and White plays Q17
      Then every point but B1 and Q17 is shown as legal for Black

    Scenario: [4] Where there is one stone on 19x19
      Given an empty 19x19 board
      When Black plays Q17
      Then every point but Q17 is shown as legal for White

    Scenario: [5] Where there are two stones on 13x13
      Given an empty 13x13 board
      When Black plays B1 and White plays L12
      Then every point but B1 and L12 is shown as legal for Black

    Scenario: [6] Where there is one stone on 13x13
      Given an empty 13x13 board
      When Black plays L12
      Then every point but L12 is shown as legal for White

  @shows.agreement
  Rule: Ways to show the same thing show the same

    Where two contradict each other one of them is wrong, even if nothing tells which.

    Source: follows from the other clauses here.

    Scenario: [1] In a ko and after it, on 9x9
      Given an empty 9x9 board
      When the game goes C4 D4 B3 E3 C2 D2 D3 C3
      Then all that shows the game agrees
      When Black plays F6 and White plays D3
      Then all that shows the game agrees

    Scenario: [2] In a ko and after it, on 19x19
      Given an empty 19x19 board
      When the game goes C4 D4 B3 E3 C2 D2 D3 C3
      Then all that shows the game agrees
      When Black plays F6 and White plays D3
      Then all that shows the game agrees

    Scenario: [3] In a ko and after it, on 13x13
      Given an empty 13x13 board
      When the game goes C4 D4 B3 E3 C2 D2 D3 C3
      Then all that shows the game agrees
      When Black plays F6 and White plays D3
      Then all that shows the game agrees

    Scenario: [4] After a pass and in the moves that follow
      Given an empty 9x9 board
      When Black plays A2, White plays A1, and Black plays B1
      And White passes and Black plays E5
      Then all that shows the game agrees
      When White plays E4
      Then all that shows the game agrees

  @shows.generated-move
  Rule: The move that a subject names as its own is the one it makes

    Source: Go Text Protocol 2, draft 2, section 6.3.3: genmove makes a move and tells which.

    Scenario: [1] Black's first move on 9x9
      Given an empty 9x9 board
      Then the move that Black generates is the one made

    Scenario: [2] Black's first move on 19x19
      Given an empty 19x19 board
      Then the move that Black generates is the one made

    Scenario: [3] Black's first move on 13x13
      Given an empty 13x13 board
      Then the move that Black generates is the one made

    Scenario: [4] White's move, where White begins
      Given an empty 9x9 board
      When Black passes
      Then the move that White generates is the one made

    Scenario: [5] White's move, where White begins on 19x19
      Given an empty 19x19 board
      When Black passes
      Then the move that White generates is the one made
