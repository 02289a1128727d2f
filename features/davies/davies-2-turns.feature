Feature: The concise statement, item 2 - Turns

  Who plays when.

  @davies.2
  Rule: Black plays first, and after that White and Black alternate

    Source: Wikipedia, Rules of Go (French), concise statement, item 2.

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
