Feature: Ancient Chinese rules 1 - The score

  Area scoring as it was done in China up to the beginning of the 20th century, with what is called group tax. No old
  text of its rules is known to us: the articles are numbered by us.

  @ancient-chinese.1
  Rule: A player's score is the number of points of that player's area, less two for every living group

    The two points are those that a group keeps empty in order to live. By this the count comes out as the older one by
    stones would, and nobody has to fill anything.

    Source: Wikipedia, Rules of Go (French), "Scoring systems", on scoring in Chinese history; Sensei's Library, "Group
    Tax" (senseis.xmp.net/?GroupTax); T. Ikeda, "On the Rules of Go", notes on area rules I
    (harryfearnley.com/go/ikeda/e_rules.html).

    Open: the old game began with four stones on the board, and for a long time with White; there were other ways to
    settle odd numbers of neutral points. The sources describe them too loosely for us to test.

    # By area 24 to 15.
    Scenario: [1] Two black groups and a white one
      Given this position at the end of the game
        """
        . X . X O . O . O X . X .
        X X X X O O O O O X X X X
        X X X X O O O O O X X X X
        """
      Then the score is Black 20, White 13

    # By area 11 to 14.
    Scenario: [2] One group each: the margin is that of area scoring
      Given this position at the end of the game
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      Then the score is Black 9, White 12

    Scenario: [3] The same after the territories have been filled as far as can be
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      When the game goes A3 D5 pass D1 pass E3 pass pass
      Then the score is Black 9, White 12

    Scenario: [4] Stones that were taken count for nobody
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
      Then the score is Black 9, White 12

  @ancient-chinese.1.winner
  Rule: The player with the higher score wins; equal scores are a draw

    Source: Sensei's Library, "Group Tax", by its examples, among them a tie.

    # By area Black would win by 2.
    Scenario: [1] Equal scores
      Given this position at the end of the game
        """
        . X X O . O . O O X X .
        X X X O O O O O O X X X
        . X X X O O O O O X X .
        """
      Then the game is a draw
