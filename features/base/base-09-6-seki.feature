Feature: Rule 9 - No exception for seki

  A point counts for what surrounds it, whether or not the stones around it have two eyes.

  @base.9.seki
  Rule: Points surrounded by stones in seki are territory like any others

    Stones are in seki when they have not two eyes and yet cannot be captured. The Japanese and the Korean rules
    hold every empty point beside them for neutral; the base rules make no such exception.

    Source: Wikipedia, Rules of Go (French), "Comparative features of the basic rules"; "Seki"; explanation,
    "Territory", the remark on its last diagram.

    # D72. The exception would take D5 and A2 from Black and make White the winner.
    Scenario: [1] Two eyes in seki are territory
      Given this position at the end of the game
        """
        O b X a X
        c O X X X
        X X O O O
        d X O . O
        X X O O .
        """
      Then a and d belong to Black's territory
      And b and c are neutral

    # D72
    Scenario: [2] Shown by the score: the eyes in seki decide the game
      Given the position of base.9.seki/1
      Then the score is Black 12, White 11

    # D71
    Scenario: [3] Shown by the score: one eye against one eye
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 12, White 12

    # D69
    Scenario: [4] The two points in seki of a game on nine by nine
      Given this position at the end of the game
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X h X
        . . X O O X X X X
        . . X O O O X c O
        . . X X X O X O k
        """
      Then h belongs to Black's territory
      And k belongs to White's territory

    # D71: the seki is one, as each player's attempt on it shows.
    Scenario: [5] Neither player can attack in the seki
      Given this position, with Black to play
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O a X X
        """
      When Black plays a and White plays E3
      Then the last play captures C5, D5, E5, C4, D4, E4, D3, D2, E2, D1, E1 and C1
