Feature: Rule 7 - A play in three steps

  @base.7.step-2
  Rule: The second step removes the opponent's stones that reach no empty point

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7.

    Scenario: [1] One stone is captured
      Given this position, with Black to play
        """
        . X .
        X O a
        . X .
        """
      When Black plays a
      Then 1 white stone is captured

    Scenario: [2] On a board of one line
      Given this position, with White to play
        """
        # X a
        """
      When White plays a
      Then no stone is captured
