Feature: The French rules - Chains and liberties

  What belongs together.

  @french.chain
  Rule: Stones of a colour next to each other form a chain; its liberties are the empty points beside it

    Next to each other are points on one line with no point between. A chain may be a single stone.

    Source: French rules, "Chaîne et libertés" (jeudego.org/_php/regleGo.php).

    Scenario: [1] Four stones, one chain, five liberties
      Given this position, with Black to play
        """
        . . . . . . .
        . . X d . . .
        . X @ @ e . .
        . a @ X . . .
        . b @ X . . .
        . . c X . . .
        . . . . . . .
        """
      Then the chain of C4 is the marked stones
      And the liberties of D5 are a, b, c, d and e

    Scenario: [2] Diagonal points are not next to each other
      Given this position, with Black to play
        """
        . . . . .
        . X . . .
        . . X . .
        . . X . .
        . . . . .
        """
      Then the chain of B4 is B4
      And the chain of C3 is C2 and C3
      And the liberties of B4 are A4, B3, B5 and C4
