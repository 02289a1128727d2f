Feature: Rule 4 - Chains

  A word for stones that are connected.

  @base.4.chain
  Rule: A chain is a set of connected stones that are connected with no others

    Every stone belongs to exactly one chain, and two stones of a colour are connected exactly if their chain is the same.
    The rules could be stated without the word.

    Source: Wikipedia, Rules of Go (French), explanation, "Connected stones and points", the paragraphs on chains.

    # D5, D7
    Scenario: [1] Black has four chains here: of three stones, of two, and twice of one
      Given this position, with Black to play
        """
        . X . . X
        X X . O X
        . . O . .
        O . O X O
        . X O O .
        """
      Then the chain of A4 is A4, B4 and B5
      And the chain of E4 is E4 and E5
      And the chain of D2 is D2
      And the chain of B1 is B1

    # D5, D7
    Scenario: [2] White has four chains there too: of four stones, and three times of one
      Given the position of base.4.chain/1
      Then the chain of D1 is C1, C2, C3 and D1
      And the chain of A2 is A2
      And the chain of E2 is E2
      And the chain of D4 is D4

    # D5, D7
    Scenario: [3] Asked of any of its stones, the chain is the same
      Given the position of base.4.chain/1
      Then the chain of B5 is A4, B4 and B5
      And the chain of B4 is A4, B4 and B5
      And the chain of C1 is C1, C2, C3 and D1
      And the chain of C2 is C1, C2, C3 and D1
      And the chain of C3 is C1, C2, C3 and D1

    Scenario: [4] A chain is captured whole, and a chain that touches it diagonally stays
      Given this position, with White to play
        """
        . O # O .
        O # # a .
        . O O X .
        . . . . .
        . . . . .
        """
      When White plays a
      Then the last play captures the marked stones

    Scenario: [5] A stone played between two chains makes one of them
      Given this position, with Black to play
        """
        . . . . .
        . X O . .
        . X a X X
        . O O X .
        . . . . .
        """
      When Black plays a
      Then the chain of B4 is B3, B4, C3, D2, D3 and E3
