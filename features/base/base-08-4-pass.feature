Feature: Rule 8 - Repetition and passing

  Whoever finds no legal play, or wants none, can still pass.

  @base.8.pass
  Rule: A pass is never forbidden, though it leaves the position as it is

    A pass is a move but not a play. The rule speaks of plays only.

    Source: Wikipedia, Rules of Go (French), explanation, "Ko and superko"; "Repetition" repeats it for every rule of
    its kind.

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
      Then White may pass

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
      Then Black may pass
      When Black passes
      Then White may pass
