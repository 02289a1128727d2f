Feature: The concise statement, items 1 to 4 - Start, turns and moves

  James Davies's nine items say the same as rules 1 to 10 in fewer words, and leave more to common sense. What he calls a
  move is a play here, and what he calls territory is area.

  @davies.1
  Rule: The board is empty when the game begins, unless the players agree on a handicap

    Source: seed 000, concise statement, item 1.

    Open: what a handicap consists of and where its stones go is left to the players. Without an agreement there is none,
    and that is all we test.

    Scenario: [1] A 13x13 board is empty
      Given an empty 13x13 board
      Then the board is empty

    Scenario: [2] On a 19x19 board no stone waits on a handicap point
      Given an empty 19x19 board
      Then Black may play D4, D10, D16, K4, K10, K16, Q4, Q10 and Q16

    Scenario: [3] The first stone comes to an empty board
      Given an empty 5x5 board
      When Black plays B4
      Then the position is
        """
        . . . . .
        . X . . .
        . . . . .
        . . . . .
        . . . . .
        """

  @davies.2
  Rule: Black plays first, and after that White and Black alternate

    Source: seed 000, concise statement, item 2.

    Scenario: [1] Black, White, Black, White
      Given an empty 4x4 board
      Then it is Black's turn
      When Black plays B2
      Then it is White's turn
      When White plays C3
      Then it is Black's turn
      When Black plays B3
      Then it is White's turn

    Scenario: [2] White does not begin, and nobody plays twice in a row
      Given an empty 4x4 board
      Then White may not play B2, because it is the opponent's turn
      When Black plays B2
      Then Black may not play C2, because it is the opponent's turn

    Scenario: [3] Eight plays are four stones of each colour
      Given an empty 4x4 board
      When the game goes B2 C2 B3 C3 A1 D1 A4 D4
      Then the position is
        """
        X . . O
        . X O .
        . X O .
        X . . O
        """

  @davies.3
  Rule: A play puts one stone of the player's own colour on an empty point

    Source: seed 000, concise statement, item 3.

    Scenario: [1] Black puts a black stone, White a white one, each on the point named
      Given this position, with Black to play
        """
        O . . X
        . . . .
        . 2 . 1
        X . . O
        """
      When the numbered moves are played
      Then the position is
        """
        O . . X
        . . . .
        . O . X
        X . . O
        """

    Scenario: [2] No stone is put on another, nor beside the board
      Given this position, with Black to play
        """
        O . . X
        . . . .
        . . . .
        X . . O
        """
      Then Black may not play A4, because the point is occupied
      And Black may not play D4, because the point is occupied
      And Black may not play E1, because the board has no such point
      And Black may not play A5, because the board has no such point

  @davies.4
  Rule: A player may pass at any turn

    Source: seed 000, concise statement, item 4.

    Scenario: [1] At the first turn, and in answer to a pass
      Given an empty 9x9 board
      Then Black may pass
      When Black passes
      Then White may pass

    Scenario: [2] In answer to a play, even one that puts stones in danger
      Given this position, with Black to play
        """
        . . . .
        . O O X
        . a X .
        . X . .
        """
      When Black plays a
      Then White may pass

    # The ko of davies.6/1
    Scenario: [3] Where retaking is forbidden
      Given this position, in which White has just played B1
        """
        . . . . .
        . . . . .
        . . . . .
        . X O . .
        X O a O .
        """
      When Black plays a
      Then White may pass
      When White passes
      Then the position is
        """
        . . . . .
        . . . . .
        . . . . .
        . X O . .
        X . X O .
        """
