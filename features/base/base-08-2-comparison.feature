Feature: Rule 8 - What is compared

  The position after a play is compared with every position of the game so far, from the empty board on.

  @base.8.initial
  Rule: The empty board at the start is one of the positions that may not be recreated

    The game begins with a position, the empty board (base.5), so that position has occurred. Only a play that removes the
    last stones by self-capture can lead back to it.

    Source: seed 000, reference statement, rules 5 and 8, which make no exception of it; not said in so many words.

    Open: other superko rules differ here. Some count only positions that a player has created.

    # K1
    @self-capture.allowed
    Scenario: [1] On a board of one point no play is possible
      Given an empty 1x1 board
      Then Black may not play A1, because it recreates an earlier position
      And Black may pass

    # K6
    @self-capture.allowed
    Scenario: [2] Two stones may not be given up so that the board is empty again
      Given an empty 2x1 board
      When the game goes A1 pass
      Then Black may not play B1, because it recreates an earlier position

    @self-capture.allowed
    Scenario: [3] Four stones may not be given up so that the board is empty again
      Given an empty 2x2 board
      When the game goes A1 pass A2 pass B1 pass
      Then Black may not play B2, because it recreates an earlier position

    @self-capture.allowed
    Scenario: [4] White may not empty the board either
      Given an empty 2x2 board
      When the game goes pass A1 pass B1 pass A2 pass
      Then White may not play B2, because it recreates an earlier position

    @self-capture.allowed
    Scenario: [5] A self-capture that leaves other stones on the board recreates nothing
      Given an empty 3x3 board
      When the game goes A1 A2 pass B2 pass C1 B1
      Then the last play self-captures A1 and B1

  @base.8.after-all-steps
  Rule: The position that counts is the one after all three steps of the play

    What lies on the board in the middle of a play, while stones without liberties are still to be removed, is no position
    of the game. It is neither compared nor remembered.

    Source: seed 000, reference statement, rule 8, the words in brackets.

    # With both stones of the ko on the board it shows something new.
    Scenario: [1] Step 2 counts: the board with the captured stone removed is the one compared
      Given this position, in which White has just played D5
        """
        X O a O .
        . X O . .
        . . . . .
        . . . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures B5
      And White may not play B5, because it recreates an earlier position

    # K15 on a square board. With White's second stone just placed the board shows something new.
    @self-capture.allowed
    Scenario: [2] Step 3 counts: the board with the own stones removed is the one compared
      Given this position, with White to play
        """
        . . . . .
        . O . O .
        . . . . .
        X X X . .
        a b X . .
        """
      When White plays a and Black passes
      Then White may not play b, because it recreates an earlier position

    # K15
    @self-capture.allowed
    Scenario: [3] Step 3 counts on a board of one line
      Given an empty 4x1 board
      When the game goes B1 C1 pass
      Then White may not play D1, because it recreates an earlier position

    # D54-D57. While C4 and C3 are both on the board and nothing is removed, it looks the same at both plays.
    Scenario: [4] The board in the middle of a play is not remembered
      Given this position, with White to play
        """
        O O O . .
        X X a O O
        O X b X X
        O O X X .
        . . X . X
        """
      When White plays b and Black plays a
      Then White may play b

  @base.8.pass
  Rule: A pass is never forbidden, though it leaves the position as it is

    A pass is a move but not a play. The rule speaks of plays only.

    Source: seed 000, explanation, "Ko and superko"; "Repetition" repeats it for every rule of its kind.

    Scenario: [1] Both players may pass where nothing has been played
      Given an empty 1x1 board
      Then Black may pass
      When Black passes
      Then White may pass

    # D45
    Scenario: [2] A player who may not retake a ko may pass
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a
      Then White may not play B4
      And White may pass

    Scenario: [3] After the pass the ko may be filled
      Given the position of base.8.pass/2
      When Black plays a and White passes
      Then Black may play B4
      When Black plays B4
      Then the last play captures nothing

    Scenario: [4] A pass leaves every stone where it is
      Given the position of base.8.pass/2
      When Black passes
      Then White may play C4
      And the position is
        """
        . X O . .
        X O . O .
        . X O . .
        . . X O .
        . . . . .
        """

    # The game of base.8/12.
    Scenario: [5] Where no play is left both players may pass
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1 pass A1 B1 pass C1
      And the game goes A1 C1 B1 C1 pass A1 B1 pass C1
      And Black passes
      Then White may not play A1 and B1
      And White may pass
