Feature: Belgian beginners' page - Capture

  Taking the last liberty. The page's pictures are lost; the boards are ours, with the same numbers of stones.

  @belgian.3
  Rule: A stone or a chain is taken and removed when its last liberty is occupied

    Source: Belgian Go Federation, beginners' page, the board and "Règle de Prise".

    Scenario: [1] One stone
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . X O a .
        . . X . .
        . . . . .
        """
      When Black plays a
      Then the last play captures C3
      And White has lost 1 stone

    Scenario: [2] Not while one liberty is left
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . X O . .
        . . a . .
        . . . . .
        """
      When Black plays a
      Then the last play captures nothing
      And the liberty of C3 is D3

  @belgian.7
  Rule: Who occupies the last liberty captures the whole chain; stones with one liberty are under threat of it

    Source: Belgian Go Federation, beginners' page, "Règle de Prise", diagrams 1 and 2.

    Scenario: [1] White takes two black stones
      Given this position, with White to play
        """
        . . . . .
        . . O O .
        . O # # a
        . . O O .
        . . . . .
        """
      When White plays a
      Then the last play captures the marked stones

    Scenario: [2] All white stones are threatened, and Black takes the three in the corner
      Given this position, with Black to play
        """
        @ @ X . . . .
        @ b X . . . .
        X . . . X . .
        . . . X O c .
        . . . . X . .
        X X . . . . X
        O O d . . e O
        """
      Then the liberty of A7 is b
      And the liberty of E4 is c
      And the liberty of B1 is d
      And the liberty of G1 is e
      When Black plays b
      Then the last play captures the marked stones
      And White has lost 3 stones
