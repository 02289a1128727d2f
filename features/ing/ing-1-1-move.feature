Feature: Ing rules, article 1 - The move

  Four sentences sum the rules up, and each heads an article with its comments. This is the first: a move is a board
  play or a pass play, and nothing forbids it but that it would change nothing.

  @ing.1
  Rule: From an empty board the players move in turn, Black first, by a board play or by a pass play

    A board play changes the position on the board; a pass play only counts as a move.

    Source: Ing's SST Laws of Wei-ch'i, 1991, article 1 (www.cs.cmu.edu/~wjh/go/rules/SST.html; text read in the copy at
    brailago.ro/856); Ing's Goe Rules, 1996, first sentence of the summary (dokumen.tips/documents/ings-goe-rules.html).

    Open: the text of 1991 says that a game starts with a board play. We take that for a description, and let Black
    pass.

    Scenario: [1] Black first, on an empty board
      Given an empty 19x19 board
      Then the board is empty
      And it is Black's turn
      And White may not play K10, because it is the opponent's turn

    Scenario: [2] Board plays and pass plays take turns
      Given an empty 5x5 board
      When Black plays C3 and White passes
      Then it is Black's turn
      When Black plays B2
      Then it is White's turn
      And Black may not play D4, because it is the opponent's turn
      And White may not play C3, because the point is occupied

    Scenario: [3] A pass play leaves the board as it is
      Given this position, with White to play
        """
        . X . . .
        X O a . .
        . X . . .
        . . . . .
        """
      When White passes
      Then the position is
        """
        . X . . .
        X O . . .
        . X . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures B3
