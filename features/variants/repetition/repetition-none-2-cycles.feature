Feature: Repetition - no rule, and longer cycles

  The positions of this file come round again after three moves and more. The other rules of repetition are tried on
  the same ones.

  @repetition.none.cycles
  Rule: The players may go round a cycle of any length any number of times

    Source: Wikipedia, Rules of Go (French), "Repetition". The positions are those of KataGo's tests (v1.17.2,
    cpp/tests/testrules.cpp) and our own, some with lines added so that the boards are square and nobody runs out of
    stones.

    Scenario: [1] Triple ko, six moves
      Given this position, in which White has just played A3
        """
        O O O O O O O
        O X O . O . O
        X . X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        . . . . . . .
        """
      When the game goes D6 B5 F6 D5 B6 F5
      And the game goes D6 B5 F6 D5 B6 F5
      Then Black may play D6

    # Only a pass each makes it go round.
    Scenario: [2] Double-ko seki, six moves
      Given this position, in which White has just played A3
        """
        O O O O O O O
        O X O . O . O
        X . X O X X X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        . . . . . . .
        """
      When the game goes D6 B5 pass D5 B6 pass
      And the game goes D6 B5 pass D5 B6 pass
      Then Black may play D6

    Scenario: [3] Quadruple ko, eight moves
      Given this position, in which White has just played A5
        """
        O O O O O O O O O
        O X O . O . O X O
        X . X O X O X . X
        X X X X X X X X X
        O O O O O O O O O
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
      When the game goes D8 B7 F8 H7 B8 D7 H8 F7
      Then Black may play D8

    # A ko in the corner and a double-ko seki, which is a source of threats for ever.
    Scenario: [4] Moonshine life, six moves
      Given this position, in which White has just played A5
        """
        O O O O O O O O O
        O X O . O . O O O
        X . X O X X X X X
        X X X X X X X X X
        O O O O O O O O O
        . . . . . . . . .
        X X X X . . . . .
        O O O X . . . . .
        . O . O X . . . .
        """
      When the game goes C1 B7 D8 D1 B8 D7
      Then Black may play C1

    Scenario: [5] Eternal life, four moves
      Given this position, in which White has just played A4
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        O O O O O O . .
        X X X X X O . .
        X O O O X X O O
        . O . X . O X .
        """
      When the game goes C1 E1 D1 F1
      Then Black may play C1

    Scenario: [6] Sending two stones and returning one, four moves with a pass
      Given this position, in which White has just played C3
        """
        . . . . . .
        . . . X X X
        . X X X O O
        . X O O O .
        . X O . O X
        . X O X X .
        """
      When the game goes F3 F1 F2 pass
      Then Black may play F3

    # White takes in the ko in the corner, and nobody has anything to do but Black, who takes back.
    @ending.agreement
    Scenario: [7] A one-eye flaw, four moves with two passes
      Given this position, in which Black has just played E2
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        X X X X . . .
        O O O X X . .
        . O X a X . .
        """
      When the game goes D1 pass pass C1
      Then White may play a

    # Black loses three stones in each lap, White two.
    Scenario: [8] Sending three stones and returning two, six moves with a pass
      Given this position, in which White has just played C4
        """
        . . . . .
        . . O . X
        . . O O X
        . . O X b
        . . O X a
        """
      When Black plays a and White plays b
      Then the last play captures D1, D2 and E1
      When Black plays D1, White plays E1 and Black plays D2
      Then the last play captures E1 and E2
      When White passes
      Then Black may play a
      And the position is
        """
        . . . . .
        . . O . X
        . . O O X
        . . O X .
        . . O X .
        """
