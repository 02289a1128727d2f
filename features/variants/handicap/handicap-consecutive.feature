Feature: Handicap - White passes

  A handicap is a number of moves that Black makes in a row.

  @handicap.consecutive
  Rule: With a handicap of n stones White passes her first n-1 turns

    Black plays the stones like any others, one in each turn. After that the players move as in any game.

    Source: New Zealand rules (go.org.nz/index.php/about-go/new-zealand-rules-of-go); Lorrain, New Zealand rules;
    Wikipedia, Rules of Go (French), "Handicap".

    Open: no text says what happens if Black passes too while White has to. Where passes never stop the game it does not
    matter.

    Scenario: [1] Three stones: White passes twice
      Given an empty 9x9 board
      When the players agree on 3 handicap stones
      Then the board is empty
      And it is Black's turn
      When Black plays C3
      Then White may not play G7, because White passes for the handicap
      And White may pass
      When White passes and Black plays G3
      Then White may not play G7, because White passes for the handicap
      When White passes and Black plays C7
      Then White may play G7

    Scenario: [2] Black plays the stones anywhere
      Given an empty 9x9 board
      When the players agree on 3 handicap stones
      And the game goes A1 pass B1 pass E5
      Then it is White's turn
      And the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X . . . . . . .
        """

    Scenario: [3] A handicap of one is the first move
      Given an empty 9x9 board
      When the players agree on 1 handicap stone
      And Black plays C3
      Then White may play G7

    Scenario: [4] A handicap of two is one pass
      Given an empty 9x9 board
      When the players agree on 2 handicap stones
      And the game goes C3 pass G7
      Then White may play C7
      When White plays C7 and Black passes
      Then White may play G3

    Scenario: [5] The stones are moves, not placed together
      Given an empty 9x9 board
      When the players agree on 2 handicap stones
      Then it is against the rules that Black places handicap stones on C3 and G7

    Scenario: [6] Without a handicap White need not pass
      Given an empty 9x9 board
      When Black plays C3
      Then White may play G7
      And it is against the rules that the players agree on 2 handicap stones

    Scenario: [7] A handicap is of one stone at least
      Given an empty 9x9 board
      Then it is against the rules that the players agree on 0 handicap stones
      And it is within the rules that the players agree on 1 handicap stone

    Scenario: [8] More than nine, up to forty-one in lessons
      Given an empty 19x19 board
      Then it is within the rules that the players agree on 17 handicap stones
      And it is within the rules that the players agree on 41 handicap stones
