Feature: New Zealand rules, article 3 - Connected stones

  The first of three definitions that speak of themselves.

  @new-zealand.3
  Rule: Stones of one colour are connected if they are adjacent or both connected to a third

    The word defined stands in its own definition. It is read from stone to stone: from one to an adjacent one, from
    there to the next, and so on, as far as stones of that colour go.

    Source: New Zealand Rules of Go, third paragraph; explanation, diagram 2.

    Open: by the letter a stone that stands alone is connected to nothing, not even to itself. Nothing rests on it.

    Scenario: [1] From stone to stone, round every corner
      Given this position, with White to play
        """
        # # # . X
        # . # . X
        # O # . .
        # . # # #
        # . . . #
        """
      Then the chain of A1 is the marked stones
      And the chain of E1 is the marked stones

    Scenario: [2] Not across a diagonal, nor through a stone of the other colour
      Given this position, with White to play
        """
        X X O X X
        . O X O .
        . . O . .
        . . . . .
        . . . . .
        """
      Then the chain of A5 is A5 and B5
      And the chain of C4 is C4
      And the chain of D5 is D5 and E5

    Scenario: [3] A stone between two chains makes one of them
      Given this position, with Black to play
        """
        . . . . .
        . X . X .
        . X a X .
        . X . X .
        . . . . .
        """
      When Black plays a
      Then the chain of B2 is B2, B3, B4, C3, D2, D3 and D4
