Feature: New Zealand rules, article 1 - Board and stones

  The rules of the New Zealand Go Society are a page of short paragraphs. The society does not number them; the
  numbers here follow their order. Its explanation, printed below them, is no part of the rules, but shows how they are
  meant.

  @new-zealand.1
  Rule: Two players play on a grid of 19 by 19 lines, one with black stones and the other with white ones

    Smaller boards are used too, for short games and by learners.

    Source: New Zealand Rules of Go, first paragraph, and the explanation that follows them
    (go.org.nz/index.php/about-go/new-zealand-rules-of-go).

    Open: the text speaks of about 180 white and about 181 black stones, and of fewer on a smaller board. We take that
    for a description of a set: nothing says what a player would do who had none left.

    Scenario: [1] All four corners of the board are points of it
      Given an empty 19x19 board
      When the game goes A1 T19 A19 T1
      Then the chain of A1 is A1
      And the chain of T19 is T19
      And the liberties of A19 are A18 and B19
      And the liberties of T1 are S1 and T2

    Scenario: [2] There is nothing beyond the nineteenth line
      Given an empty 19x19 board
      Then Black may play T10 and K19
      And Black may not play U10, because the board has no such point
      And Black may not play K20, because the board has no such point

    Scenario: [3] Nineteen lines or fewer
      Then a 19x19 board is within the rules
      And a 9x9 board is within the rules

    Scenario: [4] Stones for more than half of the points
      Given an empty 3x1 board
      When the game goes A1 pass B1
      Then the position is
        """
        X X .
        """
