Feature: Self-capture - of several stones only

  Two stones and more may be given up, a single one may not.

  @self-capture.several
  Rule: A play may remove two or more of the player's own stones

    The stones are removed after the opponent's, the one just played among them, and it is the opponent's turn.

    Source: Wikipedia, Rules of Go (French), "Suicide" and the section on Ing's rules; KataGo's rules,
    "MultiStoneSuicide" (https://lightvector.github.io/KataGo/rules.html).

    # D41-D43
    Scenario: [1] Four stones are given up
      Given the position of self-capture.forbidden/1
      Then Black may play a
      When Black plays a
      Then the last play self-captures C2, D1, D2 and E1
      And the position is
        """
        . . O . .
        . . X . .
        . X O O O
        . O . . O
        X . O . .
        """

    Scenario: [2] Two stones are the fewest
      Given the position of self-capture.forbidden/3
      When White plays a
      Then the last play self-captures D5 and E5
      And D5 and E5 are empty
      And it is Black's turn

    # After KataGo's "Suicide ko testing" (v1.17.2, cpp/tests/testrules.cpp).
    Scenario: [3] Two stones at the edge
      Given the position of self-capture.forbidden/4
      When Black plays a
      Then the last play self-captures E6 and F6

    # D35-D37
    Scenario: [4] A play that captures is none
      Given the position of self-capture.forbidden.capture-first/1
      When Black plays a
      Then the last play captures the marked stones

  @self-capture.several.single
  Rule: A play that would remove the stone just played and no other is illegal

    The board would be as it was, as after a pass.

    Source: KataGo's rules, "MultiStoneSuicide" (https://lightvector.github.io/KataGo/rules.html); Wikipedia, Rules of
    Go (French), which speaks of more than one stone.

    Open: for some rules this is a matter of repetition and not of self-capture, so the reason is left open.

    # D38
    Scenario: [1] A single stone in the corner
      Given the position of self-capture.forbidden/2
      Then Black may not play a
      And Black may pass

    Scenario: [2] A single stone at the side, between three chains
      Given this position, with White to play
        """
        . . . X .
        O . X a X
        . . . X .
        . . O . .
        . . . . .
        """
      Then White may not play a

    Scenario: [3] A single stone in an eye that has just been made
      Given this position, in which White has just played C4
        """
        . . . . .
        . . O . .
        . O a O .
        . . O . .
        X . . . X
        """
      Then Black may not play a
      When Black plays E5
      Then White may play a

    Scenario: [4] On the smallest board nothing can be played
      Given an empty 1x1 board
      Then Black may not play A1

    # With no rule against repetitions nothing else forbids it.
    @repetition.none
    Scenario: [5] Where anything may be repeated it is the self-capture that is illegal
      Given the position of self-capture.forbidden/2
      Then Black may not play a, because it is self-capture
