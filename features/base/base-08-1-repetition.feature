Feature: Rule 8 - No repetition

  No play may bring back a position that has already stood on the board in this game. This is the rule known as
  positional superko. It keeps a game from going round for ever.

  @base.8
  Rule: A play that recreates a position that has already occurred in the game is illegal

    A position is the state of every point and nothing else (base.4): whose turn it is does not count, nor who
    brought the position about, nor how many moves ago it stood. All earlier positions count, the one that is on the
    board among them. A program that remembers only so many of them plays by a rule of its own.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 8; explanation, "Ko and superko"; "Repetition";
    the concise statement of Davies, item 6, says the same. The positions of scenarios 4 to 8 are those of KataGo's
    tests (v1.17.2, cpp/tests/testrules.cpp), those of scenarios 10 and 17 are the Wikipedia article's, after Ikeda.

    Open: a game taken up from a set-up position. The Wikipedia article knows only games from the empty board. Here the
    position set up has occurred, and the empty board has; nothing between them is assumed.

    Open: what follows where an illegal play has been made. The Wikipedia article is silent; here it is refused and
    nothing has happened.

    # The two positions have different players to move.
    Scenario: [1] A position may not come back, even with the other player to move
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then the last play captures A1 and B1
      And Black may not play A1, because it recreates an earlier position

    @button.none
    Scenario: [2] A position may not come back, though it stood some moves ago
      Given an empty 3x1 board
      When the game goes A1 B1 pass C1
      Then Black may not play A1, because it recreates an earlier position

    # After G4 the board would be as it was at first, with White to move instead of Black.
    @button.none
    Scenario: [3] Two kos and one pass do not go round
      Given this position, with Black to play
        """
        . . . . . . . . .
        . . X O . . . . .
        . X O a O . . . .
        . . X O . . . . .
        . . . . . X O . .
        . . . . X b X O .
        . . . . . X O . .
        . . . . . . . . .
        . . . . . . . . .
        """
      When Black plays a, White plays b, Black passes and White plays C7
      Then Black may not play G4, because it recreates an earlier position
      And Black may play H9

    # The next board with a column added, so that it is square.
    Scenario: [4] Sending two stones and returning one does not go round
      Given this position, with Black to play
        """
        . . . . . .
        . . . X X X
        . X X X O O
        . X O O O a
        . X O b O X
        . X O X X c
        """
      When Black plays a
      And White plays c
      Then the last play captures F2 and F3
      And Black may not play F2, because it recreates an earlier position
      And Black may play a

    Scenario: [5] Sending two and returning one on a board of five by six
      Given this position, with Black to play
        """
        . . . . .
        . . X X X
        X X X O O
        X O O O a
        X O . O X
        X O X X b
        """
      When Black plays a and White plays b
      Then Black may not play E2, because it recreates an earlier position

    # It takes eight moves to come round.
    Scenario: [6] Sending two and returning one on both sides of the board
      Given this position, with Black to play
        """
        . O . X X O
        O X X X O .
        O . X . O O
        X X . O O .
        O O O O . O
        """
      When the game goes F4 pass C2 F5 D3 C5 A5
      Then White may not play B5, because it recreates an earlier position

    Scenario: [7] Eternal life does not last
      Given this position, with Black to play
        """
        . . . . . . . .
        O O O O O O . .
        X X X X X O . .
        X O O O X X O O
        . O 1 X 2 O X .
        """
      When the numbered moves are played
      And Black plays D1
      Then the last play captures E1 and F1
      And White may not play F1, because it recreates an earlier position

    # One row has been added.
    Scenario: [8] Three kos do not go round
      Given this position, with Black to play
        """
        O O O O O O O
        O X O . O . O
        X . X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        . . . . . . .
        """
      When the game goes D6 B5 F6 D5 B6
      Then White may not play F5, because it recreates an earlier position
      And White may not play B5, because it recreates an earlier position
      And White may play A1

    Scenario: [9] Three kos may go on after an exchange elsewhere
      Given the position of base.8/8
      When the game goes D6 B5 F6 D5 B6 A1 C1 F5
      Then the last play captures F6

    # D73; the Wikipedia article supposes that the last stone was played away from the kos.
    Scenario: [10] In a triple ko the group that depends on the repetition is captured
      Given this position, in which White has just played H1
        """
        . . . . . . . . .
        X X X X X X X . .
        O O O O O O X . .
        . O . O X O X X .
        O X O X . X O X .
        X X X X X X O X X
        . O O O O O O O O
        O O . O . . . O .
        . . . O . . . O .
        """
      When the game goes A6 E5 C6 A5 E6
      Then White may not play C5, because it recreates an earlier position
      When White plays J9 and Black plays A6
      Then the last play captures A7, B7, C7, D7, E7, F7, B6, D6, F6 and A5

    Scenario: [11] The mirror image of a position is another position
      Given an empty 2x2 board
      When the game goes A1 A2 B1 B2
      And the game goes B1 A1 B1
      Then the last play captures A1, A2 and B2
      And the position is
        """
        . .
        . X
        """

    # All fifteen positions of this board without a stone that lacks liberties, each of them once.
    @button.none
    Scenario: [12] Where every position has stood, there is no play left
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1 pass A1 B1 pass C1
      And the game goes A1 C1 B1 C1 pass A1 B1 pass C1
      Then Black may not play A1 and B1
      And Black may pass

    @self-capture.allowed @button.none
    Scenario: [13] A position may not come back by self-capture either
      Given an empty 4x1 board
      When the game goes B1 C1 pass
      Then White may not play D1, because it recreates an earlier position

    # The position is the one after the first move; no other play is left to Black.
    Scenario: [14] A position may not come back, however long ago it stood
      Given an empty 2x2 board
      When the game goes A1 B2 A2 B1 A2 A1 A2 A1 B2 B1 B2 A2
      And the game goes B2 A1 B1 A2 B1 B2 B1 B2 A1 A2 A1 B1
      Then the position is
        """
        O O
        . O
        """
      And Black may not play A1, because it recreates an earlier position

    # White's A2 and Black's A1 and B1 stood there after three moves.
    Scenario: [15] Stones on the same points, but in other colours, are another position
      Given an empty 2x2 board
      When the game goes A1 A2 B1 pass B2 A2 B1 A1
      Then the position is
        """
        O .
        O X
        """

    # Black's C1 and C2 and White's C3 stood there after three moves. Found by a random search with the reference; a
    # program that looks back forty moves or fewer takes the play.
    Scenario: [16] Forty-two moves are not long enough to forget
      Given an empty 3x3 board
      When the game goes C2 C3 C1 A2 B1 B2 B3 A3 C3 A1 C2 B1 C3 B3 C1 B3 B1 A3 A1 A2 B2 A3
      And the game goes A2 B3 B2 C3 C1 A2 C2 A1 B1 B3 A1 A3 A2 C3 C2 B1 A1 A2 C1 B2 C2 A1 C1
      Then the position is
        """
        . . .
        . . X
        . . X
        """
      And White may not play C3, because it recreates an earlier position

    # D75; here too the Wikipedia article supposes that the last stone was played away from the kos. Under natural
    # situational superko the pass would save White, who made none of the positions before it.
    Scenario: [17] A pass before the triple ko does not help
      Given this position, in which Black has just played G8
        """
        . . . . . . . . .
        X X X X X X X . .
        O O O O O O X . .
        . O . O X O X X .
        O X O X . X O X .
        X X X X X X O X X
        . O O O O O O O O
        O O . O . O . O .
        . O O O O O O O O
        """
      When the game goes pass A6 E5 C6 A5 E6
      Then White may not play C5, because it recreates an earlier position
      When White plays J9 and Black plays A6
      Then the last play captures A7, B7, C7, D7, E7, F7, B6, D6, F6 and A5

    # White's F9 would bring back the board after A7; in between forty-three others have stood there, and no ko has been taken back
    # at once. All of it happens away from the inner edges, so that it is the same in the corner of a larger board.
    Scenario: [18] Six kos may not go round, however many moves it takes
      Given this position, with Black to play
        """
        X O . O . O X
        X X O O O X X
        . . . . . . .
        X X O O O X X
        X O . O . O X
        X X O O O X X
        . . . . . . .
        X X O O O X X
        X O . O . O X
        """
      When the game goes A7 pass C5 pass C1 B5 E5 B1 C9 pass C1 F5 E1 B1 E5 pass C1 B9
      And the game goes C5 B1 C9 F5 C1 F1 E5 B9 E9 pass C9 F5 E1 B1 E5 B9 C1 B5
      And the game goes C9 B1 pass F5 C1 F1 E5 B1 pass B9 C1 F5 C5 B1 pass B5 pass
      Then White may not play F9, because it recreates an earlier position
      And White may play D3
