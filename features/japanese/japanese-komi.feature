Feature: Japanese rules - Komi

  What the text leaves to custom.

  @japanese.komi
  Rule: In even games White is customarily given 6 1/2 points, which rules out a draw

    The articles name no komi. It was 4 1/2 points at first, 5 1/2 from 1974 and is 6 1/2 since 2002. Without one, equal
    territory is a draw (article 10).

    Source: Wikipedia, Rules of Go (French), "Komi".

    # The game of japanese.1/1
    Scenario: [1] The komi is added to White's points
      Given an empty 5x3 board
      When the players agree on a komi of 6.5
      And the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then the komi is 6.5
      And the score is Black 3, White 9.5
      And White wins by 6.5 points

    Scenario: [2] Without an agreement there is none
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then the komi is 0
      And the game is a draw
