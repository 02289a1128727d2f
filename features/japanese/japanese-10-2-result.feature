Feature: Japanese rules, article 10 - The result

  How the winner is found.

  @japanese.10-2
  Rule: Prisoners fill their own side's territory; who has more territory left wins, and equal territory is a draw

    That comes to territory plus prisoners for either player. By the commentary, prisoners for whom the opponent has no
    territory left are added to the territory of the player who took them.

    Source: Japanese Rules of Go of 1989, article 10-2, with the official commentary
    (nihonkiin.or.jp/match/kiyaku/kiyaku10.html).

    Scenario: [1] Equal territory and no prisoners: a draw
      Given this position at the end of the game
        """
        . X X O .
        . X O O .
        . X X O .
        """
      Then the game is a draw

    Scenario: [2] A prisoner more wins
      Given this position, with Black to play
        """
        . X X O .
        . X O O .
        . X X O .
        """
      And 1 black and 2 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then by rearrangement Black has 2 points and White has 1
      And Black wins by 1 point

    Scenario: [3] Territory and prisoners may make up for each other
      Given this position, with Black to play
        """
        . X X O .
        X X O O .
        . X X O .
        """
      And 1 black and 2 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then by rearrangement Black has 1 point and White has 1
      And the game is a draw

    Scenario: [4] Prisoners that no longer find territory count all the same
      Given this position, with Black to play
        """
        . X X O .
        X X O O .
        . X X O .
        """
      And 4 black and 0 white stones have been captured
      When both players pass
      And the players agree that no stone is dead
      Then the score is Black 2, White 7
      And by rearrangement Black has 0 points and White has 5

  @japanese.10-3 @untestable
  Rule: A player who doubts the result can have it confirmed once more

    Source: Japanese Rules of Go of 1989, article 10-3.

    Untestable: how two people go over a game again is no matter of its positions. A program counts the same twice.

  @japanese.10-4
  Rule: Once both players have confirmed it, the result stands

    Source: Japanese Rules of Go of 1989, article 10-4, cited in the commentary on article 14
    (nihonkiin.or.jp/match/kiyaku/kiyaku13-14.html).

    Scenario: [1] After the end nothing is played, resumed or agreed
      Given this position, with Black to play
        """
        . X X O .
        X X O O .
        . X X O .
        """
      When both players pass
      And the players agree that no stone is dead
      Then White wins by 1 point
      And Black may not play A3, because the game is over
      And it is against the rules that Black asks for the game to be resumed
      And it is against the rules that the players agree that D2 is dead
      And it is against the rules that the players agree that the game repeats itself
