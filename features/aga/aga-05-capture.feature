Feature: AGA rule 5 - Capture

  Liberties, strings, and what happens when the liberties are gone.

  @aga.5
  Rule: Opposing stones left without liberties are taken off first; a play that leaves stones of one's own without liberties is illegal

    A liberty is an empty point beside a stone, along a line and not diagonally. Stones joined along the lines are one
    string and have the liberties of all its stones. Stones taken become prisoners of whoever took them. Whether a play
    is self-capture is judged after the captures, and it is illegal for strings of any size.

    Source: AGA concise rules, rule 5 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf).

    Scenario: [1] A stone in the middle has four liberties, one on the edge three, one in the corner two
      Given this position, with White to play
        """
        X . . . .
        . . . . .
        . . X . .
        . . . . X
        . . . . .
        """
      Then the liberties of C3 are B3, C2, C4 and D3
      And the liberties of E2 are E1, D2 and E3
      And the liberties of A5 are A4 and B5

    Scenario: [2] A string of three is taken and becomes prisoners
      Given this position, with Black to play
        """
        . X X . .
        X O O a .
        . X O X .
        . . X . .
        . . . . .
        """
      When Black plays a
      Then the last play captures B4, C4 and C3
      And White has lost 3 stones
      And Black has lost 0 stones

    Scenario: [3] The opponent's stones are taken first, so this is no self-capture
      Given this position, with White to play
        """
        a X O . .
        X X O . .
        O O . . .
        . . . . .
        . . . . .
        """
      When White plays a
      Then the last play captures A4, B4 and B5

    Scenario: [4] Self-capture of one stone, and of a string
      Given this position, with Black to play
        """
        a O . O X
        O . . O b
        . . O . O
        . . O O .
        . O X X c
        """
      Then Black may not play a, because it is self-capture
      And Black may not play b, because it is self-capture
      And Black may play c
