Feature: Korean rules - The end of the game

  Passing, dead stones and counting.

  @korean.pass @untestable
  Rule: A player may pass only at the end of the game, when nothing is left to play

    Source: Korean rules of 1992, articles 6 and 15 (dooole.tistory.com/44;
    home.snafu.de/jasiek/difference_2_korean_rules.html); Korean rules of 2009, article 5 (dooole.tistory.com/623).

    Untestable: whether a profitable move is left is for the players to judge. A program that takes a pass breaks no
    rule that could be checked on the board.

  @korean.end
  Rule: At the end dead stones are lifted without their liberties being filled, and added to the captured ones

    They have to be stones that could be captured in fact. Where that is not clear it has to be played out.

    Source: Korean rules of 1992, articles 10 and 17 and additional article 1 (dooole.tistory.com/44;
    home.snafu.de/jasiek/difference_2_korean_rules.html); Korean rules of 2009, article 6 (dooole.tistory.com/623).

    Open: who moves when something has to be played out, and what follows if the players do not come to terms. Go
    servers follow the Japanese rule.

    Open: whether dead stones are lifted from a seki as well.

    Scenario: [1] Two passes, then the players settle what is dead
      Given this position, with Black to play
        """
        . . X O . . .
        @ . X O . # .
        . . X O . . .
        X X X O O O O
        . X X O . O .
        """
      When both players pass
      Then the game is not over
      When the players agree that the marked stones are dead
      Then the game is over
      And White has lost 1 stone
      And Black has lost 1 stone
      And the score is Black 8, White 12

    Scenario: [2] By filling in captured stones White has two points less, and Black one
      Given the position of korean.end/1
      And 0 black and 1 white stones have been captured
      When both players pass
      And the players agree that A4 and F4 are dead
      Then by rearrangement Black has 6 points and White has 9
      And White wins by 3 points

    Scenario: [3] Nobody says who moves first when the game is taken up again
      Given the position of korean.end/1
      When both players pass
      Then no document decides what follows if Black asks for the game to be resumed

  @korean.seki
  Rule: Points in seki are nobody's

    Source: Wikipedia, Rules of Go (French), "Seki" and "Comparative features of the basic rules"; comparison of rules
    of the British Go Association, copied at dooole.tistory.com/m/521.

    # D71
    Scenario: [1] One eye against one eye
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 0, White 0

    # D72
    Scenario: [2] Two eyes in seki against a living group
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then the score is Black 0, White 2

    # D69
    Scenario: [3] A game on nine by nine
      Given this position at the end of the game
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X . X
        . . X O O X X X X
        . . X O O O X . O
        . . X X X O X O .
        """
      Then the score is Black 16, White 12

    Scenario: [4] Asked for their status, both are in seki
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then A1 and E1 are in seki
