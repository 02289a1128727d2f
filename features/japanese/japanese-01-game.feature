Feature: Japanese rules, article 1 - The game

  What the players compete for. "Japanese rules" are those of the Nihon Ki-in and the Kansai Ki-in of 10 April 1989.

  @japanese.1
  Rule: The players compete for territory, from the start of the game until it stops

    Territory, not stones and not area, decides who is ahead (article 8 says what it is, article 10 how it is counted).
    What is done after the game has stopped is no move of the game, unless it is resumed.

    Source: Japanese Rules of Go of 1989, article 1, with the official commentary
    (nihonkiin.or.jp/match/kiyaku/kiyaku01-02.html).

    # Black has one stone more on the board, and with area scoring would win by it.
    Scenario: [1] Three points of territory each: the stones do not count
      Given this position at the end of the game
        """
        . X X O .
        . X O O .
        . X X O .
        """
      Then the score is Black 3, White 3

    Scenario: [2] A stone more in one's own territory is a point less
      Given this position at the end of the game
        """
        . X X O .
        X X O O .
        . X X O .
        """
      Then the score is Black 2, White 3
      And White wins by 1 point

    Scenario: [3] Between the stop and a resumption nobody moves
      Given this position, with Black to play
        """
        . X X O .
        . X O O .
        . X X O .
        """
      When both players pass
      Then the game is stopped
      And Black may not play A2, because the game is stopped
      And White may not play E2, because the game is stopped
