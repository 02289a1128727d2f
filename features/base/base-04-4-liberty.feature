Feature: Rule 4 - Liberties

  What keeps a stone on the board.

  @base.4.liberty
  Rule: A liberty of a stone is an empty point adjacent to it or to a stone connected with it

    All stones of a chain have the same liberties, so one speaks of the liberties of the chain. Each point is one
    liberty, to however many stones of the chain it is adjacent.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 4, definition of a liberty; explanation,
    "Liberties", with its diagrams.

    # D8
    Scenario: [1] Every stone of a chain has all of its liberties
      Given this position, with Black to play
        """
        . . d O c
        . e X X X
        O X X X b
        O O X O .
        . O a O .
        """
      Then the liberties of C2, B3, C3, D3, C4, D4 and E4 are a, b, c, d and e

    # D9
    Scenario: [2] Liberties of seven chains, some of them shared between chains and colours
      Given this position, with Black to play
        """
        . . f O e
        a g X X X
        O X h O d
        O O X X X
        b O c O X
        """
      Then the liberties of C2, D2, E2 and E1 are c, d and h
      And the liberties of C4, D4 and E4 are d, e, f, g and h
      And the liberties of B3 are g and h
      And the liberties of A3, A2, B2 and B1 are a, b and c
      And the liberty of D1 is c
      And the liberties of D3 are d and h
      And the liberties of D5 are e and f

    Scenario: [3] An empty point next to two stones of a chain is one liberty
      Given this position, with White to play
        """
        . O O . .
        O X X O .
        O X a . .
        . O . . .
        . . . . .
        """
      Then the liberty of B4 is a
      When White plays a
      Then the last play captures B3, B4 and C4

    Scenario: [4] A stone with no empty point beside it stays by a liberty at the far end of its chain
      Given this position, with White to play
        """
        . . . . .
        . O O O O
        O X X X c
        O O a O O
        . . . . .
        """
      When White plays a
      Then the last play captures nothing
      And the liberty of B3 is c
      When Black passes and White plays c
      Then the last play captures B3, C3 and D3

    Scenario: [5] An empty point diagonally from a stone is no liberty
      Given this position, with White to play
        """
        . O X O .
        . b a c .
        . . . . .
        . . . . .
        . . . . .
        """
      Then the liberty of C5 is a
      When White plays a
      Then the last play captures C5

    Scenario: [6] The liberties of a neighbouring chain of the same colour do not count unless the two are connected
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . X O a .
        . . X O .
        . . . . .
        """
      When Black plays a
      Then the last play captures C3

    Scenario: [7] A point the opponent occupies is no liberty; once it is empty again it is one
      Given this position, with Black to play
        """
        . X X X .
        . X O O X
        . . X O a
        . . . X .
        . . . . .
        """
      Then the liberty of D3 is a
      When Black plays a
      Then the last play captures C4, D4 and D3
      And the liberties of C3 are B3, C4, D3 and C2
