Feature: Ancient Chinese rules 2 - Groups

  Whoever cuts gains by it.

  @ancient-chinese.2
  Rule: Stones that a player's stones and territory join are one group

    Joining two groups saves two points, keeping them apart costs the opponent two.

    Source: Wikipedia, Rules of Go (French), "Scoring systems", which speaks of groups that are not connected; Sensei's
    Library, "Group Tax".

    Open: no text defines a group. We take what is joined by stones of one player and empty points that this player
    alone surrounds.

    # By area 22 to 12. The point a is neutral.
    Scenario: [1] Two black groups
      Given this position at the end of the game
        """
        X X X a X X X
        . X O O O X .
        X X O . O X X
        . X O O O X .
        X X O . O X X
        """
      Then the score is Black 18, White 10

    Scenario: [2] Black joins them
      Given this position, with Black to play
        """
        X X X a X X X
        . X O O O X .
        X X O . O X X
        . X O O O X .
        X X O . O X X
        """
      When the game goes D5 pass pass
      Then the score is Black 21, White 10

    Scenario: [3] White keeps them apart
      Given the position of ancient-chinese.2/2
      When Black passes, White plays a, Black passes and White passes
      Then the score is Black 18, White 11

    # The three stones on the left touch no others, but the points between are Black's alone.
    Scenario: [4] Territory joins too
      Given this position at the end of the game
        """
        . . X . X O . O
        X . . . X O O O
        . X . X X O . O
        """
      Then the score is Black 13, White 7

  @ancient-chinese.2.eyes
  Rule: A group that has less territory pays no more than it has

    A group in seki with a single eye pays one point, one without any pays nothing. So the score is never less than the
    number of stones.

    Source: Sensei's Library, "Group Tax", on groups in seki.

    Open: the source gives this for its own examples and calls the matter one of choice.

    # D71. By area 12 to 12.
    Scenario: [1] One eye each, in seki
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 11, White 11

    # D72. By area 12 to 11. White's two stones at the top left have no eye, two black groups have one each.
    Scenario: [2] Groups in seki beside a living one
      Given this position at the end of the game
        """
        O . X . X
        . O X X X
        X X O O O
        . X O . O
        X X O O .
        """
      Then the score is Black 10, White 9
