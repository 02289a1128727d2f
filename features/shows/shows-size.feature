Feature: The size of the board

  A subject need not have boards of every size. One that it says it has, it has: each of its points, and none beyond.

  @shows.size
  Rule: A board that is taken has the size that was asked for

    A play in each corner and on each side is taken, none is beyond, and where the board or its size is shown it is of this size.

    Source: Go Text Protocol 2, draft 2, section 6.3.1: boardsize changes the size of the board, and fails if the engine cannot
    have that size; section 2.11: boards have up to 25 lines.

    Scenario: [1] 9x9
      Then a 9x9 board, if there is one, has that size

    Scenario: [2] 13x13
      Then a 13x13 board, if there is one, has that size

    Scenario: [3] 19x19
      Then a 19x19 board, if there is one, has that size

    Scenario: [4] 5x5
      Then a 5x5 board, if there is one, has that size

    Scenario: [5] 7x7
      Then a 7x7 board, if there is one, has that size

    Scenario: [6] 25x25
      Then a 25x25 board, if there is one, has that size

    Scenario: [7] 20x20
      Then a 20x20 board, if there is one, has that size

    Scenario: [8] 2x2
      Then a 2x2 board, if there is one, has that size

    Scenario: [9] 3x3
      Then a 3x3 board, if there is one, has that size

  @shows.size.sides
  Rule: A board that is not square has its width and its height, and not the one for the other

    Source: KataGo, docs/GTP_Extensions.md, version 1.17: rectangular_boardsize takes the width and then the height.

    Open: the protocol has no boards that are not square. What takes two sides and has a square board of one of them, as GNU Go
    does, has no such boards.

    Scenario: [1] 9x7
      Then a 9x7 board, if there is one, has that size

    Scenario: [2] 7x9
      Then a 7x9 board, if there is one, has that size

    Scenario: [3] 19x13
      Then a 19x13 board, if there is one, has that size

    Scenario: [4] 5x3
      Then a 5x3 board, if there is one, has that size

    Scenario: [5] 13x9
      Then a 13x9 board, if there is one, has that size

  @shows.size.again
  Rule: A board that was there once is there again

    Source: Go Text Protocol 2, draft 2, section 6.3.1: whether boardsize fails hangs on the size alone.

    Scenario: [1] 9x9, after 13x13
      Then a 9x9 board, if there is one, is there again after a 13x13 board

    Scenario: [2] 19x19, after 9x9
      Then a 19x19 board, if there is one, is there again after a 9x9 board

    Scenario: [3] 13x13, after 19x19
      Then a 13x13 board, if there is one, is there again after a 19x19 board

    Scenario: [4] 19x19, asked for twice
      Then a 19x19 board, if there is one, is there again after a 19x19 board

    Scenario: [5] 9x9, asked for twice
      Then a 9x9 board, if there is one, is there again after a 9x9 board

  @shows.size.any
  Rule: There is a board

    Source: Go Text Protocol 2, draft 2, section 6.3.1: an engine has sizes that it can handle.

    Scenario: [1] Of some number of lines, from 2 to 25
      Then there is a board
