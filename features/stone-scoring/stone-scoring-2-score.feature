Feature: Stone scoring 2 - The score

  Who has more stones on the board has won.

  @stone-scoring.2
  Rule: A player's score is the number of that player's stones on the board

    Points without a stone count for nobody, whoever surrounds them.

    Source: Sensei's Library, "Stone Scoring" (senseis.xmp.net/?StoneScoring); T. Ikeda, "On the Rules of Go", area rules I
    (harryfearnley.com/go/ikeda/e_rules.html).

    # By area 24 to 15, by territory 4 to 2.
    Scenario: [1] Stones and nothing else
      Given this position at the end of the game
        """
        . X . X O . O . O X . X .
        X X X X O O O O O X X X X
        X X X X O O O O O X X X X
        """
      Then the score is Black 20, White 13

    # By area 8 to 15.
    Scenario: [2] A large territory without stones is worth nothing
      Given this position at the end of the game
        """
        X X O . .
        X X O . .
        . X O . .
        X X O . .
        X X O . .
        """
      Then the score is Black 9, White 5

    Scenario: [3] Stones that were taken count for nobody
      Given this position, with White to play
        """
        . X O X a
        X X O O X
        . X X O X
        X X O O X
        . X O . O
        """
      When White plays a
      Then the last play captures D5, E4, E3 and E2
      When Black passes and White passes
      Then the score is Black 8, White 9

  @stone-scoring.2.filling
  Rule: A stone played in a player's own territory is worth a point

    So players fill what they surround, down to two points for each group.

    Source: Sensei's Library, "Stone Scoring".

    Scenario: [1] Before filling it is 8 to 9
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      When Black passes and White passes
      Then the score is Black 8, White 9

    Scenario: [2] After filling it is 9 to 12, with the margin that counting by area gives
      Given the position of stone-scoring.2.filling/1
      When the game goes A3 D5 pass D1 pass E3 pass pass
      Then the score is Black 9, White 12

  @stone-scoring.2.winner
  Rule: The player with more stones wins; the same number is a draw

    Source: Sensei's Library, "Stone Scoring", for who wins.

    Open: nobody says what equal numbers mean. On a board with an odd number of points they take a seki, or a player who
    stops too early.

    # By area White would win by 3.
    Scenario: [1] Five stones each
      Given this position at the end of the game
        """
        X X O . .
        . X O O O
        X X O . .
        """
      Then the game is a draw

    Scenario: [2] Six stones against five
      Given this position, with White to play
        """
        X X O . .
        . X O O O
        X X O . .
        """
      When the game goes E3 pass pass
      Then White wins by 1 point
