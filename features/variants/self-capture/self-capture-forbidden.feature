Feature: Self-capture - forbidden

  Called suicide, and illegal under most rules.

  @self-capture.forbidden
  Rule: A play is illegal if the player's own stones are left without a liberty once the opponent's are removed

    It makes no difference how many stones these would be, and whether they would have been a threat.

    Source: Wikipedia, Rules of Go (French), optional rule 7A and "Suicide"; Belgian Go Federation, beginners' page, the
    rule of suicide; Japanese rules of 1989, articles 4 and 5 (https://www.nihonkiin.or.jp/match/kiyaku/zenbun.html).

    Open: what follows where it has been played all the same: taken back, a lost turn, a lost game. Here it is refused.

    # D41
    Scenario: [1] Four stones may not be given up
      Given this position, with Black to play
        """
        . . O . .
        . . X . .
        . X O O O
        . O # a O
        X . O # #
        """
      Then Black may not play a, because it is self-capture
      And Black may play B1

    # D38. A rule of repetition may forbid it as well, so the reason is left open.
    Scenario: [2] A single stone may not be given up
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      Then Black may not play a
      And Black may pass

    Scenario: [3] Two stones in the corner may not be given up
      Given this position, with White to play
        """
        . . X O a
        . . X X X
        . . . . .
        . O . O .
        . . . . .
        """
      Then White may not play a, because it is self-capture

    # After KataGo's "Suicide ko testing" (v1.17.2, cpp/tests/testrules.cpp).
    Scenario: [4] Two stones at the edge may not be given up
      Given this position, with Black to play
        """
        . O X O a X
        O X X O O O
        X X . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """
      Then Black may not play a, because it is self-capture

    Scenario: [5] After the refusal nothing has changed
      Given the position of self-capture.forbidden/1
      Then Black may not play a, because it is self-capture
      And it is Black's turn
      And Black may play B1
      And the position is
        """
        . . O . .
        . . X . .
        . X O O O
        . O X . O
        X . O X X
        """

    Scenario: [6] The other player may fill the point and capture
      Given the position of self-capture.forbidden/1
      When Black passes
      Then White may play a
      When White plays a
      Then the last play captures C2, D1 and E1

    Scenario: [7] On the smallest board nothing can be played
      Given an empty 1x1 board
      Then Black may not play A1
      And Black may pass

  @self-capture.forbidden.capture-first
  Rule: A play that captures is legal, however few liberties its stones had when it was made

    The opponent's stones are removed before the player's own are looked at.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7, and its diagrams; Belgian Go Federation,
    beginners' page, the rule of suicide, exception; Japanese rules of 1989, article 5
    (https://www.nihonkiin.or.jp/match/kiyaku/zenbun.html).

    # D35-D37
    Scenario: [1] Filling the last liberty of both, Black captures five stones
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        X X X X X
        X @ @ @ @
        X @ a X X
        """
      Then Black may play a
      When Black plays a
      Then the last play captures the marked stones

    # D24-D26
    Scenario: [2] A stone in the corner captures three
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        . . . X X
        . . X @ @
        . . X @ a
        """
      When Black plays a
      Then the last play captures the marked stones

    # The Belgian page has the capture of five stones as its example; its picture is lost.
    Scenario: [3] A stone in the eye of a chain that has no other liberty
      Given this position, with Black to play
        """
        . . . . . .
        X X X . . .
        @ @ @ X . .
        @ a @ X . .
        X X X . . .
        . . . . . .
        """
      Then Black may play a
      When Black plays a
      Then the last play captures the marked stones

    Scenario: [4] A stone without liberty of its own joins a chain that has one
      Given this position, with White to play
        """
        . X X X .
        X O a X .
        . O X X .
        . O . . .
        . . . . .
        """
      Then White may play a
      When White plays a
      Then the last play captures nothing
