Feature: AGA rule 7 - Passing

  A pass costs a stone.

  @aga.7
  Rule: Whoever passes hands the opponent a stone

    This pass stone counts as a prisoner. It makes no difference under area counting, and under territory counting it
    makes up for the stone that was not played.

    Source: AGA concise rules, rule 7 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf).

    @needs.agreements
    Scenario: [1] One pass, one stone
      Given an empty 5x5 board
      When Black plays C3 and White passes
      Then White has lost 1 stone
      And Black has lost 0 stones
      When Black passes
      Then Black has lost 1 stone

    @needs.agreements
    Scenario: [2] Pass stones come on top of stones that were taken
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . X O a .
        . . X . .
        . . . . .
        """
      When Black plays a, White passes and Black plays E5
      And White passes
      Then White has lost 3 stones
      And Black has lost 0 stones

    Scenario: [3] The pass changes nothing on the board, and may be made at any time
      Given an empty 5x5 board
      Then Black may pass
      When Black passes
      Then the board is empty
      And White may pass
