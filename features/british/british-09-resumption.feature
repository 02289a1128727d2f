Feature: British summary - The end of the game

  The order of things after the last play, where the summary is clearer than the AGA rules.

  @british.resumption
  Rule: Without agreement the opponent of the last to pass moves; if two passes follow at once, the game is over and all stones stay

    Play pauses when both have passed, and they try to agree on the stones to be removed. Only passes that come first in
    the resumption have this effect: once a stone has been played, two passes are a pause like the first.

    Source: British Go Association, summary of the rules, "Game End" (britgo.org/rules/agasummary).

    Scenario: [1] The opponent of the last to pass moves
      Given this position, with Black to play
        """
        . X O a .
        b X O . O
        X X O O .
        O X X O O
        . O X X O
        """
      When Black passes and White passes
      Then it is Black's turn
      And Black may play a and b

    @needs.literal-score
    Scenario: [2] Two passes at once: the game is over and the dead stones stay
      Given this position, with Black to play
        """
        . X O . .
        O X O . #
        . X O O .
        X X X O O
        . . X X O
        """
      When Black passes and White passes
      And Black passes and White passes
      Then the game is over
      And the position is
        """
        . X O . .
        O X O . X
        . X O O .
        X X X O O
        . . X X O
        """
      And the score is Black 11, White 8

    Scenario: [3] Once a stone has been played, two passes are a pause again
      Given the position of british.resumption/2
      When Black passes and White passes
      And Black plays A5, White passes and Black plays A3
      Then the last play captures A4
      When White passes and Black passes
      And White passes
      Then the game is not over
      When the players agree that E4 is dead
      Then the game is over
      And the score is Black 13, White 12
