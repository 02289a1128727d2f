Feature: The New Zealand rules in Lorrain's wording, article 6 - Liberties

  What a stone needs to stay.

  @lorrain.6
  Rule: A liberty of a stone is a free point adjacent to it or to a stone connected to it

    So the liberties of one stone are those of all stones it is connected to.

    Source: Lorrain, New Zealand rules, the definition of a liberty and the comment on it.

    Scenario: [1] The liberties of a chain are those of each of its stones
      Given this position, with Black to play
        """
        . . . .
        . O O .
        . . O X
        . . . .
        """
      Then the liberties of B3, C3 and C2 are A3, B2, B4, C4, D3 and C1

    Scenario: [2] A stone with no free point beside it
      Given this position, with Black to play
        """
        X X X .
        O O O a
        X X X .
        """
      Then the liberty of A2 is a
      When Black plays a
      Then the last play captures A2, B2 and C2
