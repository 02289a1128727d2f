Feature: Undo - the board

  The last move is taken back, and everything that it did.

  @gtp.undo.board
  Rule: When a move is taken back the board is as it was before that move

    Its stone goes, and what it captured stands again. A pass is a move like any other.

    Source: Go Text Protocol 2, draft 2, section 6.3.3, undo (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Scenario: [1] The first move
      Given an empty 9x9 board
      When Black plays E5
      And the controller takes back the last move
      Then the board is empty
      And Black may play E5

    Scenario: [2] A stone beside others
      Given an empty 5x5 board
      When the game goes C3 D3 C4
      And the controller takes back the last move
      Then the position is
        """
        . . . . .
        . . . . .
        . . X O .
        . . . . .
        . . . . .
        """

    Scenario: [3] A captured stone stands again
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . X O a .
        . O X . .
        . . . O .
        """
      When Black plays a
      Then the last play captures C3
      When the controller takes back the last move
      Then the position is
        """
        . . . . .
        . . X . .
        . X O . .
        . O X . .
        . . . O .
        """
      And Black may play a and C5

    Scenario: [4] Two captured chains stand again
      Given this position, with White to play
        """
        O X X O .
        a X X O .
        X O O O .
        X O . . .
        O . . . .
        """
      When White plays a
      Then the last play captures B4, B5, C4, C5, A3 and A2
      When the controller takes back the last move
      Then the position is
        """
        O X X O .
        . X X O .
        X O O O .
        X O . . .
        O . . . .
        """

    Scenario: [5] A stone captured in the corner stands again
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        . . . . .
        X O . . .
        O a . . .
        """
      When Black plays a
      Then the last play captures A1
      When the controller takes back the last move
      Then the position is
        """
        . . . . .
        . . . . .
        . . . . .
        X O . . .
        O . . . .
        """

    @self-capture.allowed
    Scenario: [6] Stones that captured themselves stand again
      Given this position, with Black to play
        """
        X a O . .
        X O . . .
        O . . . .
        . . . . .
        . . . X .
        """
      When Black plays a
      Then the last play self-captures A4, A5 and B5
      When the controller takes back the last move
      Then the position is
        """
        X . O . .
        X O . . .
        O . . . .
        . . . . .
        . . . X .
        """

    Scenario: [7] A pass
      Given an empty 5x5 board
      When the game goes C3 pass
      And the controller takes back the last move
      Then the position is
        """
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        """
      When the controller takes back the last move
      Then the board is empty
