Feature: Rule 8 - The ko rule restated

  Which stones may not be taken, said without speaking of positions.

  @base.8.ko-restated
  Rule: A single stone may not be taken if it was played on the previous move and itself took a single stone

    The same rule in terms of stones. It can only come up on the point where the stone just taken stood; that point
    and the point of the stone that took it are said to be in ko. No other play is restricted by it.

    Source: Wikipedia, Rules of Go (French), explanation, "Ko and superko", restatement of the ko rule.

    Open: the two wordings agree only if no single stone is ever self-captured, which rule 8 sees to
    (base.8.single-stone).

    # D44, D45, with a black stone at A5.
    Scenario: [1] Of the points in ko and all others, only the one where the stone was taken is closed
      Given this position, in which White has just played D2
        """
        X X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a
      Then White may not play B4, because it recreates an earlier position
      And White may play D5, E5, E4, A3, D3, E3, A2, B2, E2, A1, B1, C1, D1 and E1 and nowhere else

    Scenario: [2] A single stone that took nothing may be taken at once
      Given this position, in which Black has just played E5
        """
        . . . O #
        . . . . a
        . X . . .
        . . . O .
        . . X . .
        """
      When White plays a
      Then the last play captures the marked stones

    Scenario: [3] A single stone other than the one just played may be taken
      Given this position, in which White has just played D2
        """
        . X O O #
        X O a O c
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a
      Then White may not play B4, because it recreates an earlier position
      When White plays c
      Then the last play captures the marked stones

    Scenario: [4] A single stone that took a single stone, but not on the previous move, may be taken
      Given the position of base.8.ko-restated/1
      When Black plays a, White plays A1, Black plays B1 and White plays B4
      Then the last play captures C4
