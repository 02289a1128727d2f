Feature: Rule 8 - When positions are compared

  A play has three steps, and only what they lead to is a position of the game.

  @base.8.after-all-steps
  Rule: The position that counts is the one after all three steps of the play

    What lies on the board in the middle of a play, while stones without liberties are still to be removed, is no
    position of the game. It is neither compared nor remembered.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 8, the words in brackets.

    # With both stones of the ko on the board it shows something new.
    Scenario: [1] Step 2 counts: the board with the captured stone removed is the one compared
      Given this position, in which White has just played D5
        """
        X O a O .
        . X O . .
        . . . . .
        . . . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures B5
      And White may not play B5, because it recreates an earlier position

    # With White's second stone just placed the board shows something new.
    @self-capture.allowed
    Scenario: [2] Step 3 counts: the board with the own stones removed is the one compared
      Given this position, in which White has just played D4
        """
        . . . . .
        . O . O .
        . . . . .
        X X X . .
        a b X . .
        """
      When Black passes, White plays a and Black passes
      Then White may not play b, because it recreates an earlier position

    # D54-D57. While C4 and C3 are both on the board and nothing is removed, it looks the same at both plays.
    Scenario: [3] The board in the middle of a play is not remembered
      Given this position, with White to play
        """
        O O O . .
        X X a O O
        O X b X X
        O O X X .
        . . X . X
        """
      When White plays b and Black plays a
      Then White may play b
