Feature: Counting - fill-in, with points that both players reach

  What becomes of points that are nobody's when the board is filled.

  @counting.fill-in.shared
  Rule: Each player fills half of the points that both reach

    Source: Ing's rules of 1996, by which shared points are halved (dokumen.tips/documents/ings-goe-rules.html); "Ing counting"
    in Sensei's Library (https://senseis.xmp.net/?IngCounting).

    # C2 and C4 are shared. Black has 14 points for 12 stones, White 11.
    @button.none @supply.half-the-board @neutral.halves @seki.counts
    Scenario: [1] One point each
      Given this position at the end of the game
        """
        . X X O .
        X X . O O
        . X X O .
        X X . O O
        . X X O .
        """
      Then by fill-in White has 1 stone too many
      And by fill-in Black wins by 3 points
