Feature: Repetition - a tie, and the ko rule

  A single ko is closed for a move; longer cycles are another matter.

  @repetition.tie
  Rule: A stone that has just taken exactly one stone may not be taken alone on the next move

    The plays of the two players may not, one after the other, come back to where they began. In longer cycles no play
    is illegal.

    Source: R. Jasiek, Intention of the World Amateur Go Championship rules (http://home.snafu.de/jasiek/wagci.html).

    Open: that text speaks of two plays in succession. In scenario 5 there is a pass before them, and whether the two
    recreate the position before the pass or after it, they recreate it.

    # D44-D46
    Scenario: [1] A ko may not be retaken on the next move
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a
      Then the last play captures B4
      And White may not play B4
      And White may play E5 and A1

    # D47-D49
    Scenario: [2] A ko in the corner may not be retaken on the next move
      Given the position of repetition.none/2
      When White plays a
      Then Black may not play D1

    Scenario: [3] After an exchange elsewhere it may be retaken, and then not by the other player
      Given the position of repetition.tie/1
      When the game goes a E1 E3 B4
      Then the last play captures C4
      And Black may not play C4

    Scenario: [4] After a play elsewhere it may be retaken, also if the opponent passes
      Given the position of repetition.tie/1
      When Black plays a, White plays E1 and Black passes
      Then White may play B4

    # White's pass was before the capture.
    Scenario: [5] It is the capture that closes the ko, whatever went before
      Given an empty 5x5 board
      When the game goes C5 A4 C4 A3 B4 B3 C3 B2 D3 C2 D2 C1 E4 A1 E2 B5 D1 pass A5
      Then White may not play B5

    # D54-D57
    Scenario: [6] Four stones taken for one are no ko
      Given the position of repetition.simple/7
      When White plays a and Black plays C4
      Then White may play C3

    Scenario: [7] In a double-ko seki Black comes back after a move
      Given the position of repetition.none.cycles/2
      When the game goes D6 B5
      Then Black may not play B6
      When the game goes pass D5
      Then Black may play B6
