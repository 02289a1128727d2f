Feature: Korean rules, articles 1 to 3 - Game, equipment, placing a stone

  The rules of the Korean Baduk Association of 2016. Their articles 1 to 6 could be read; what comes after is known from
  the texts of 1992 and 2009 and from what is written about them, and has words for numbers here.

  @korean.1
  Rule: Territory and captured stones are added up, and who has more of them wins

    Source: Korean rules of 2016, article 1 (home.snafu.de/jasiek/k2016.html, baduk.or.kr/baduk/baduk6.asp); Korean
    rules of 2009, article 1 (dooole.tistory.com/623).

    Open: the articles read do not say what equal totals are. With a komi of 6 1/2 points there are none.

    Scenario: [1] Territory alone
      Given this position at the end of the game
        """
        . X X O .
        X X O O .
        . X X O .
        """
      Then the score is Black 2, White 3
      And White wins by 1 point

    Scenario: [2] Two captured stones turn it round
      Given this position, with Black to play
        """
        . X X O .
        X X O O .
        . X X O .
        """
      And 0 black and 2 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then the score is Black 4, White 3
      And Black wins by 1 point

  @korean.2
  Rule: The board has 19 by 19 lines and 361 points; 181 black and 180 white stones are recommended

    Source: Korean rules of 2016, article 2 (home.snafu.de/jasiek/k2016.html, baduk.or.kr/baduk/baduk6.asp).

    Scenario: [1] Nineteen lines each way
      Given an empty 19x19 board
      Then Black may play A1, T1, A19, T19 and K10
      And Black may not play U1, because the board has no such point
      And Black may not play A20, because the board has no such point

  @korean.3
  Rule: Black plays first; then the players place one stone each in turn, on a point, and a stone once placed is not moved

    A stone put down between points goes to the nearest one, and a stone that has touched the board has to be played.

    Source: Korean rules of 2016, article 3 (home.snafu.de/jasiek/k2016.html, baduk.or.kr/baduk/baduk6.asp).

    Open: the article does not speak of passing. By the texts of 1992 and 2009 a player may pass when nothing is left to
    play (korean.pass).

    Scenario: [1] Black first
      Given an empty 9x9 board
      Then it is Black's turn
      And White may not play C3, because it is the opponent's turn

    Scenario: [2] One stone each in turn, and all stay where they are
      Given an empty 5x5 board
      When the game goes B2 D4 D2 B4 C3
      Then the position is
        """
        . . . . .
        . O . O .
        . . X . .
        . X . X .
        . . . . .
        """
      And it is White's turn
      And Black may not play C4, because it is the opponent's turn
      And White may not play C3, because the point is occupied
