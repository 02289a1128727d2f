Feature: New Zealand rules, article 10 - Komi

  What makes up for Black's first move.

  @new-zealand.10
  Rule: In an even game White's territory is increased by 7 points

    A whole number, so even games can be drawn.

    Source: New Zealand Rules of Go, tenth paragraph; Wikipedia, Rules of Go (French), "New Zealand rules".

    Open: the text has boards of 19 by 19 points in mind. It names no other number for smaller ones.

    Scenario: [1] Seven points are a whole-number komi
      Given an empty 19x19 board
      Then it is within the rules that the players agree on a komi of 7
      When the players agree on a komi of 7
      Then the komi is 7

    Scenario: [2] They are added to White's points
      Given an empty 5x5 board
      When the players agree on a komi of 7
      And the game goes C3 C2 B2 D3 B3 D2 C4 D4 B1 C1 C5 D5
      And the players agree to stop
      And the players agree that no stone is dead
      Then the score is Black 13, White 19
      And White wins by 6 points

    Scenario: [3] A komi as large as Black's lead makes a draw
      Given an empty 5x1 board
      When the players agree on a komi of 5
      And Black plays C1
      And the players agree to stop
      And the players agree that no stone is dead
      Then the game is a draw
