Feature: Rule 7, step 1 - Placing a stone

  A play begins with the stone.

  @base.7.step-1
  Rule: A play places one stone of the player's colour on an empty point

    Which empty point is free choice, unless a rule on repetition or self-capture forbids it: it may lie inside anybody's
    territory, or leave the stone with one liberty.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7, step 1; explanation, "Placing a stone on the
    board", with its diagrams.

    # D10-D12
    Scenario: [1] How a game may begin
      Given an empty 5x5 board
      When Black plays D4
      Then the position is
        """
        . . . . .
        . . . X .
        . . . . .
        . . . . .
        . . . . .
        """
      When White plays C3
      Then the position is
        """
        . . . . .
        . . . X .
        . . O . .
        . . . . .
        . . . . .
        """

    # D13, D14
    Scenario: [2] Later in the same game
      Given this position, with Black to play
        """
        . . . O .
        . X 1 X .
        . . O . .
        O . . . .
        . . . X .
        """
      When the numbered moves are played
      Then the position is
        """
        . . . O .
        . X X X .
        . . O . .
        O . . . .
        . . . X .
        """

    # D13
    Scenario: [3] An occupied point can't be played, whoever's stone is on it
      Given the position of base.7.step-1/2
      Then Black may not play B4, because the point is occupied
      And Black may not play D5, because the point is occupied
      When Black passes
      Then White may not play A2, because the point is occupied
      And White may not play D1, because the point is occupied

    # D23 and the move after
    Scenario: [4] Points from which stones were captured may be played again
      Given this position, with White to play
        """
        . O . . .
        O X a . .
        O X X O .
        . O X O .
        . . O . .
        """
      When White plays a
      Then Black may play B4, B3, C3 and C2

    Scenario: [5] A player may play in any territory, in an eye, and where the stone has a single liberty
      Given this position, with Black to play
        """
        a X . . .
        X X b . .
        . . X X X
        O O O O X
        . c O O X
        """
      Then Black may play a, b and c

    Scenario: [6] Every empty point of a small board, and no other point
      Given this position, with Black to play
        """
        X . O
        . X .
        O . X
        """
      Then Black may play B1, C2, A2 and B3 and nowhere else
      When Black passes
      Then White may play B1, C2, A2 and B3 and nowhere else
