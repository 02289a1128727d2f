Feature: Ing rules, article 4 - Territory

  What is counted, and with what.

  @ing.4
  Rule: Stones and spaces are both territory

    A player's stones and the empty points that only they reach count one point each. Captured stones are no points.

    Source: Ing's Goe Rules, 1996, fourth sentence of the summary; Ing's SST Laws of Wei-ch'i, 1991, article 1,
    "Wei-ch'i".

    Scenario: [1] Stones and spaces
      Given this position at the end of the game
        """
        . . X O .
        . X X O O
        . . X O .
        . X X O O
        . . X O .
        """
      Then the score is Black 15, White 10

    Scenario: [2] What was captured does not count
      Given this position, with Black to play
        """
        a O X O .
        X X X O O
        . . X O .
        X X X O O
        . . X O .
        """
      When Black plays a
      And both players pass
      And the players agree that no stone is dead
      Then the score is Black 15, White 10

  @ing.4.shared
  Rule: Spaces that both players share are divided equally

    The edition of 1991 brought this in. The odd one of them is left empty when the others are filled.

    Source: Ing's SST Laws of Wei-ch'i, 1991, translator's note; senseis.xmp.net/?IngCounting.

    Open: a shared space that touches stones of one colour only is filled by that colour, by the page on counting. We
    test positions in which it makes no difference.

    # D71
    Scenario: [1] The one point of a seki
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O a X X
        """
      Then the score is Black 12.5, White 12.5

    Scenario: [2] Three points between two walls
      Given this position at the end of the game
        """
        X X . O O
        . X . O .
        X X . O O
        """
      Then the score is Black 7.5, White 7.5

    Scenario: [3] Two points, one for each
      Given this position at the end of the game
        """
        X . O .
        . X . O
        """
      Then the score is Black 4, White 4
