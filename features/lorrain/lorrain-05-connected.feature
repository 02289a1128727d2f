Feature: The New Zealand rules in Lorrain's wording, article 5 - Connected stones

  The first of two definitions that speak of themselves.

  @lorrain.5
  Rule: Two stones are connected if they are adjacent and of one colour, or both connected to one same stone

    Lorrain explains how the definition is to be read: directly, or over one stone of their colour, or over two, and so
    on.

    Source: Lorrain, New Zealand rules, the definition of connected and the comment on it.

    Open: a stone that stands alone is connected to none, itself included. That is harmless.

    Scenario: [1] Over none, over one, over two, over eight
      Given this position, with White to play
        """
        # # # # .
        . . . # .
        # # . # .
        # . . # O
        # # # # O
        """
      Then the chain of A5 is the marked stones
      And the chain of B3 is the marked stones

    Scenario: [2] Stones of two colours are never connected
      Given this position, with White to play
        """
        X X O O
        O O X X
        . . . .
        """
      Then the chain of A3 is A3 and B3
      And the chain of C2 is C2 and D2
      And the chain of A2 is A2 and B2
