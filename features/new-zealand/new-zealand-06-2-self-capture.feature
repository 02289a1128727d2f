Feature: New Zealand rules, article 6 - Self-capture

  The end of the article on playing a stone.

  @new-zealand.6.self-capture
  Rule: If the opponent has lost nothing, the player's own stones without liberties are removed

    So suicide is a play like any other, of many stones or of one. Only article 7 can stand in its way.

    Source: New Zealand Rules of Go, sixth paragraph; Wikipedia, Rules of Go (French), "Suicide" and
    "New Zealand rules".

    Open: the Wikipedia article says that suicide of more than one stone is allowed, and says nothing of a single stone.
    The rules make no difference.

    # D41-D43
    Scenario: [1] Four stones remove themselves
      Given this position, with Black to play
        """
        . . O . .
        . . X . .
        . X O O O
        . O # a O
        X . O # #
        """
      When Black plays a
      Then the last play self-captures C2, D1, D2 and E1

    # D38-D40
    Scenario: [2] One stone removes itself, and the turn is the opponent's
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      When Black plays a
      Then the last play self-captures A1
      And it is White's turn

    Scenario: [3] One stone in a game from the beginning
      Given an empty 2x2 board
      When the game goes A2 B2 B1 B2
      Then the last play self-captures B2
      And it is Black's turn
