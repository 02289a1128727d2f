Feature: Rule 3 - Stones

  What the game is played with.

  @base.3
  Rule: Each player plays with stones of one colour, the same throughout the game

    Source: Wikipedia, Rules of Go (French), reference statement, rule 3; explanation, "Stones".

    Scenario: [1] Every stone a player plays is of that player's colour
      Given an empty 5x5 board
      When the game goes A1 B2 C3 D4 E5
      Then the position is
        """
        . . . . X
        . . . O .
        . . X . .
        . O . . .
        X . . . .
        """

    Scenario: [2] The colour goes with the player, not with the number of stones played
      Given an empty 5x5 board
      When the game goes B2 pass D4 D2 pass B4
      Then the position is
        """
        . . . . .
        . O . X .
        . . . . .
        . X . O .
        . . . . .
        """

    Scenario: [3] A captured stone leaves the board and does not change sides
      Given this position, with White to play
        """
        . . . . .
        . . . . .
        . . O . .
        . O X O .
        . . a . .
        """
      When White plays a
      Then the position is
        """
        . . . . .
        . . . . .
        . . O . .
        . O . O .
        . . O . .
        """

  @base.3.supply @untestable
  Rule: Each player has as many stones as the game needs

    A set usually has 180 stones of a colour, by tradition 181 black and 180 white ones. That is nearly always enough. If
    it is not, more are brought: the number of stones never keeps a player from playing.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 3; explanation, "Stones".

    Untestable: a program's stones lie in no bowl that could be counted. A limit would show only in a game in which one
    player plays more than 180 of them, far longer than any example of a rule.
