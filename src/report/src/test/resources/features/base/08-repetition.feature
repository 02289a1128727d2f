Feature: Rule 8 - No repetition

  @base.8
  Rule: A play that recreates an earlier position is illegal

    The whole board is compared once all three steps of the play are done. A position is the state of every point & nothing
    else: whose turn it is does not count.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 8.
    Open: a game that begins from a set-up position counts that position; the Wikipedia article says nothing about it.

    Scenario: [1] A ko may not be retaken at once
      Given this position, with Black to play
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a
      Then 1 white stone is captured
      And White may not play B4, because it recreates an earlier position

    Scenario: [2] The ko may be retaken after an exchange elsewhere
      Given the position of base.8/1
      When Black plays a
      And White plays E1, Black plays E3
      Then White may play B4

    Scenario: [3] Passing is never a repetition
      Given an empty 1x2 board
      When Black passes
      Then White may pass

  @base.8.single-stone
  Rule: Under this rule the self-capture of a single stone is always illegal

    It leaves the board as it was, and that position has just stood there.

    Source: Wikipedia, Rules of Go (French), "Self-capture".

    Scenario: [1] One stone with no liberty in the corner
      Given this position, with Black to play
        """
        . . .
        O O .
        a O .
        """
      Then Black may not play a, because it recreates an earlier position
