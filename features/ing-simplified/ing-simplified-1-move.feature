Feature: Simplified Ing rules, 1 - Move

  Robert Jasiek wrote these rules for the European Go Federation. The summary has seven items with a title each, which
  we number in their order; the text below it says the same at more length.

  @ing-simplified.1
  Rule: A move is a play or a pass, and the players move in turn, Black first

    A play puts a stone of the player's own on an empty intersection and removes what has no empty intersection beside
    it, the opponent's stones first.

    Source: Simplified Ing Rules, summary, "Move"; text, "Move" (home.snafu.de/jasiek/siming.html).

    Scenario: [1] Black, White, Black
      Given an empty 5x5 board
      Then it is Black's turn
      And White may not play C3, because it is the opponent's turn
      When Black plays C3 and White passes
      Then it is Black's turn
      And Black may not play C3, because the point is occupied

    # D32-D34
    Scenario: [2] Every region without an empty point beside it is removed
      Given this position, with White to play
        """
        . . X X .
        O O . O .
        O # O # O
        # a # # O
        # # O O .
        """
      When White plays a
      Then the last play captures the marked stones

    # D35-D37
    Scenario: [3] The opponent's go before one's own
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        X X X X X
        X @ @ @ @
        X @ a X X
        """
      When Black plays a
      Then the last play captures the marked stones
