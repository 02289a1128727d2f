Feature: Rule 8 - What is no ko

  Stones may be taken back at once wherever the position that results is new.

  @base.8.not-ko
  Rule: A recapture is legal where either capture took more than one stone, for the position that results is new

    A ko needs both: one stone taken, and one stone taken back. Where the stones taken differ in number the position
    after the recapture differs from the earlier one by the stones that are missing.

    Source: Wikipedia, Rules of Go (French), explanation, "Ko and superko", the two last examples, and "Capturing", the
    fifth example.

    # D50-D53: three stones and then one.
    Scenario: [1] White sacrifices three stones and takes one back
      Given this position, with White to play
        """
        . O O X X
        O . O O X
        b O O X X
        a X X . X
        O O X X X
        """
      When White plays a
      And Black plays b
      Then the last play captures A2, A1 and B1
      When White plays a
      Then the last play captures A3

    # D54-D57: one stone and then four, the snapback.
    Scenario: [2] A snapback is no ko
      Given this position, with White to play
        """
        O O O . .
        # # b O O
        O # a X X
        O O X X .
        . . X . X
        """
      When White plays a
      And Black plays b
      Then the last play captures C3
      When White plays a
      Then the last play captures A4, B4, B3 and C4

    # D27-D31: two stones and then one.
    Scenario: [3] A stone that took two stones may be taken at once
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . O O O .
        . . X X O
        . X @ @ a
        """
      When Black plays a
      Then the last play captures the marked stones
      When White plays D1
      Then the last play captures E1

    Scenario: [4] A stone that took one stone may be taken together with its chain
      Given this position, with Black to play
        """
        . X O O .
        X O a X O
        . X O O .
        . . . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures B4
      When White plays B4
      Then the last play captures C4 and D4
      When Black plays a
      Then the last play captures B4

    # Where there are two kos, taking in one does not close the other.
    Scenario: [5] In a double ko the other ko may be taken at once
      Given this position, in which White has just played J1
        """
        . . . . . . . . .
        . . X O . . . . .
        . X O a O . . . .
        . . X O . . . . .
        . . . . . X O . .
        . . . . X b X O .
        . . . . . X O . .
        . . . . . . . . .
        . . . . . . . . O
        """
      When Black plays a
      Then the last play captures C7
      When White plays b
      Then the last play captures G4
      And Black may play C7

    Scenario: [6] A ko stone that has grown to two may be taken
      Given this position, in which White has just played D2
        """
        . X O O .
        X O a c O
        . X O O .
        . . X O .
        . . . . .
        """
      When Black plays a, White plays E1, Black plays c and White plays B4
      Then the last play captures C4 and D4
