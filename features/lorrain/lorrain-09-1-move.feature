Feature: The New Zealand rules in Lorrain's wording, article 9 - Moves and repetition

  What a player does in turn.

  @lorrain.9
  Rule: A play may not repeat an arrangement of the stones that stood earlier while the opponent was to move

    What counts is the arrangement and whose turn it was, not who brought it about.

    Source: Lorrain, New Zealand rules, the sentence on moves, item 1.

    Open: a picture has no moves before it. We count the arrangement in it as one that stood with that player to move.

    # D47-D49
    Scenario: [1] A ko may not be retaken at once
      Given this position, in which Black has just played B4
        """
        . . . . .
        . X X . .
        . . O . .
        . . . O X
        . . O X a
        """
      When White plays a
      Then the last play captures D1
      And Black may not play D1, because it recreates an earlier position

    Scenario: [2] The same arrangement may stand again with the other player to move
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then Black may play A1

    Scenario: [3] An arrangement after a pass counts like any other
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position

    Scenario: [4] Three kos do not go round
      Given this position, with Black to play
        """
        O O O O O O O
        O X O . O . O
        X . X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        . . . . . . .
        """
      When the game goes D6 B5 F6 D5 B6
      Then White may not play F5, because it recreates an earlier position

  @lorrain.9.pass
  Rule: Or a player passes

    That is a move too, and nothing forbids it.

    Source: Lorrain, New Zealand rules, the sentence on moves, item 2.

    Scenario: [1] At the first turn, and after a pass
      Given an empty 5x5 board
      Then Black may pass
      When Black passes
      Then White may pass
      And White may play C3

    Scenario: [2] A pass changes nothing on the board
      Given this position, with White to play
        """
        . X .
        X O X
        . . .
        """
      When White passes
      Then the position is
        """
        . X .
        X O X
        . . .
        """
      And it is Black's turn
