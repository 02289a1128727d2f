Feature: Handicap - None

  Both players start from nothing.

  @handicap.none
  Rule: There is no handicap: the board is empty, and Black moves first

    Players of different strength can of course give a handicap; rules that do not mention one do not say how.

    Source: Wikipedia, Rules of Go (French), reference statement, rules 5 and 6, and "Handicap", which is an optional
    rule; Belgian Go Federation, beginners' page, which knows of none.

    Scenario: [1] No handicap is agreed on
      Given an empty 19x19 board
      Then it is against the rules that the players agree on 2 handicap stones
      And it is against the rules that the players agree on 9 handicap stones
      And it is Black's turn

    Scenario: [2] No handicap stones are placed
      Given an empty 9x9 board
      Then it is against the rules that Black places handicap stones on C3 and G7
      When Black plays C3
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
      And it is White's turn
