Feature: The New Zealand rules in Lorrain's wording, article 8 - Playing a stone

  What a play does to the board.

  @lorrain.8
  Rule: A play puts a stone on a free point, then takes off enemy stones without liberties, then the player's own

    The stone is one that is not on the board already: none is moved.

    Source: Lorrain, New Zealand rules, the sentence on playing a stone.

    Scenario: [1] A stone more, and no stone moved
      Given this position, with Black to play
        """
        O . .
        . X .
        . . .
        """
      Then Black may not play A3, because the point is occupied
      When Black plays C1
      Then the position is
        """
        O . .
        . X .
        . . X
        """

    # D27-D29
    Scenario: [2] Enemy stones are taken off, and leave a liberty
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . O O O .
        . . X X O
        . X @ @ a
        """
      When Black plays a
      Then the last play captures the marked stones
      And the liberty of E1 is D1

  @lorrain.8.suicide
  Rule: So suicide is permitted

    Lorrain names the rules of Taiwan as the only other official ones that permit it.

    Source: Lorrain, New Zealand rules, the sentence on playing a stone and the comment on it.

    Scenario: [1] White gives up five stones
      Given this position, with White to play
        """
        . X X X .
        X O O O X
        X O a X X
        . X X . .
        """
      When White plays a
      Then the last play self-captures B2, B3, C2, C3 and D3

    # D38
    Scenario: [2] Black gives up the one stone just played
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      When Black plays a
      Then the last play self-captures A1
