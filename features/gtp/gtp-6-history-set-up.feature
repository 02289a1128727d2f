Feature: History - of a position that is set up

  Stones that are put on the board were not played.

  @gtp.history.set-up
  Rule: A position that is set up has no history

    No stone was captured before, no ko was taken, and no move can be taken back.

    Source: KataGo, docs/GTP_Extensions.md, set_position: no history, no ban on ko or superko yet, no captures
    (github.com/lightvector/KataGo); GoGui manual, "Setup Commands", gogui-setup, which has it only on a cleared board
    (github.com/Remi-Coulom/gogui).

    Open: the protocol itself has no such command. Whether the position that is set up may come about again is not said.

    Scenario: [1] Any ko may be taken
      Given an empty 5x5 board
      When the controller sets up this position, with White to play
        """
        . X O . .
        X . X O .
        . X O . .
        . . X O .
        . . . . .
        """
      Then White may play B4
      When White plays B4
      Then the last play captures C4

    Scenario: [2] The ko that was taken in the game before may be retaken
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a
      And the controller sets up this position, with White to play
        """
        . X O . .
        X . X O .
        . X O . .
        . . X O .
        . . . . .
        """
      Then White may play B4

    # Black's stone takes three white ones and is alone on the board, where it stood in the game before.
    @supply.unlimited
    Scenario: [3] What stood in the game before may come about
      Given an empty 2x2 board
      When Black plays A1
      And the controller sets up this position, with Black to play
        """
        O O
        . O
        """
      Then Black may play A1

    Scenario: [4] No stone was captured
      Given an empty 5x5 board
      When the game goes A2 A1 B1
      And the controller sets up this position, with White to play
        """
        . . . . .
        . . . . .
        . . . . .
        X . . . .
        . X . . .
        """
      Then White has lost 0 stones

    Scenario: [5] No move can be taken back
      Given an empty 5x5 board
      When the game goes A2 A1 B1
      And the controller sets up this position, with White to play
        """
        . . . . .
        . . O . .
        . . . . .
        X . . . .
        . X . . .
        """
      Then it is refused that the controller takes back the last move
      And the position is
        """
        . . . . .
        . . O . .
        . . . . .
        X . . . .
        . X . . .
        """

    Scenario: [6] Moves made afterwards are taken back as far as the position
      Given an empty 5x5 board
      When the controller sets up this position, with Black to play
        """
        . . . . .
        . . . . .
        . . . . .
        X . . . .
        O . . . .
        """
      And the game goes B1 C3
      And the controller takes back 2 moves
      Then the position is
        """
        . . . . .
        . . . . .
        . . . . .
        X . . . .
        O . . . .
        """
      And it is refused that the controller takes back the last move
