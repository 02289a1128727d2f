Feature: Japanese rules, article 8 - Seki

  Live stones whose points do not count.

  @japanese.8.seki
  Rule: Live stones that have dame are in seki, and their eye points are not territory

    Having dame is not only having one as a liberty: all stones around an eye of which one has dame are in seki.

    Source: Japanese Rules of Go of 1989, article 8 (nihonkiin.or.jp/match/kiyaku/zenbun.html), with the official
    commentary, figures 13 and 14; Wikipedia, Rules of Go (French), "Seki".

    Open: how far seki reaches from the stone beside the dame the text does not say. Figure 13 has groups with one eye
    in common; we take it no further than stones that share an eye point region.

    # D71
    Scenario: [1] One eye against one eye, a dame between them
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then nobody has territory
      And the score is Black 0, White 0

    # D72: with the eyes A2 and D5 the score would be even.
    Scenario: [2] Two eyes in seki are nothing; the living group beside them has its points
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then White's territory is D2 and E1
      And the score is Black 0, White 2

    # D69
    Scenario: [3] On nine by nine: H4 and J1 are not counted, all else is
      Given this position at the end of the game
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X . X
        . . X O O X X X X
        . . X O O O X . O
        . . X X X O X O .
        """
      Then the score is Black 16, White 12

    Scenario: [4] Thousand-year ko left as it is: the stones around D4 and D5 are in seki
      Given this position at the end of the game
        """
        . O X . O X X . X
        O X X . O X X X X
        O O O O O X X . X
        O O O O O X X X X
        X X X X X X X X X
        """
      Then Black's territory is H3 and H5
      And the score is Black 2, White 0

    Scenario: [5] Of two white groups one has the dame E2: only the other has territory
      Given this position at the end of the game
        """
        . O . O O O O
        O O O O O O O
        X X X X X X O
        O O O O . X O
        O . . O X . X
        """
      Then White's territory is A5 and C5
      And the score is Black 0, White 2
