Feature: Rule 9 - Area and score

  Stones on the board and the points they surround count alike.

  @base.9.area
  Rule: A player's area is that player's territory and the points where that player's stones stand

    Neutral points are in nobody's area.

    Source: Wikipedia, Rules of Go (French), reference statement, definition of area; explanation, "Area"; the concise
    statement of Davies, item 8, which leaves the meaning of "surrounded" to common sense.

    Open: the source says that counting territory and prisoners instead gives the same difference if both have played
    equally often. That leaves seki out of account, where rules that count so make an exception (base.9.seki).

    # D69, of which D70 colours every point.
    Scenario: [1] Stones and territory together
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
      Then the score is Black 44, White 36

    # Territory alone: 4 to 2. Stones alone: 20 to 13. Two points less a group: 20 to 13.
    Scenario: [2] Neither territory alone nor stones alone
      Given this position at the end of the game
        """
        . X . X O . O . O X . X .
        X X X X O O O O O X X X X
        X X X X O O O O O X X X X
        """
      Then the score is Black 24, White 15

    # Territory alone: 2 to 5.
    Scenario: [3] The player with less territory may have more area
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then the score is Black 13, White 12

  @base.9.score
  Rule: A player's score is the number of points of that player's area

    Both scores and the neutral points together make up the points of the board. Stones captured in the course of
    the game, passes, and stones played in a player's own territory neither add nor take away anything.

    Source: Wikipedia, Rules of Go (French), reference statement, definition of score; explanation, "Score".

    # D69: 44 and 36 and the neutral point H2 are 81.
    Scenario: [1] The two scores and one neutral point are all the points of the board
      Given the position of base.9.area/1
      Then Black wins by 8 points
      And H2 is neutral

    # One play more for Black than for White; by territory it would be 3 to 3.
    @needs.literal-score
    Scenario: [2] The last neutral point counts for the player who takes it
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then the score is Black 8, White 7

    # By territory White would lose a point.
    Scenario: [3] A stone played in one's own territory costs nothing
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      When Black passes and White plays E5
      And Black passes and White passes
      Then the score is Black 11, White 14

    Scenario: [4] The same without that stone
      Given the position of base.9.score/3
      When both players pass
      Then the score is Black 11, White 14

    # White takes four stones in the end, Black none.
    Scenario: [5] Captured stones count for nothing
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
      Then the score is Black 11, White 14

    Scenario: [6] The whole board counts where only one player has stones
      Given an empty 3x3 board
      When the game goes B2 pass B1 pass B3 pass pass
      Then the score is Black 9, White 0

  @base.9.counting @untestable
  Rule: How the points are counted is left to the players

    The rules say what the score is, not how to find it out. Points may be counted one by one, or stones put in rows, or
    territory filled in, as long as the outcome is the same.

    Source: Wikipedia, Rules of Go (French), "Comparative features of the basic rules", the last point.

    Untestable: the clause asks for nothing. A program shows its outcome and not its way there.
