Feature: The concise statement, item 5 - Capture

  Surrounded stones leave the board.

  @davies.5
  Rule: A stone or a solidly connected group is captured when the opponent holds all points directly adjacent to it

    It is removed from the board. If a play takes the last such point from stones of both colours, the opponent's are
    removed first.

    Source: Wikipedia, Rules of Go (French), concise statement, item 5 and the notes around it.

    Open: "solidly connected" and "directly adjacent" are left to common sense. We read them as rule 2 and rule 4 define
    adjacent and connected, the article's own reading: such a group is what is elsewhere called a chain.

    Open: that stones may be captured by their own player's play, and the order of the two, stand in a parenthesis that
    the article added; Davies's own words do not speak of it.

    Scenario: [1] A stone on the edge
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        . O . O .
        . . X . .
        . X O a .
        """
      When Black plays a
      Then the last play captures C1

    Scenario: [2] A bent group of three
      Given this position, with Black to play
        """
        . . . . . . .
        . . X X . . .
        . X @ @ X . .
        . X @ a . . .
        . . X . . O .
        . . . . . . .
        . . . . . . .
        """
      When Black plays a
      Then the last play captures the marked stones

    Scenario: [3] Not while one adjacent point is empty, even if it is inside
      Given this position, with White to play
        """
        . O O O .
        O X X X O
        O X b X a
        O X X X O
        . O O O .
        """
      When White plays a
      Then the last play captures nothing
      When Black passes and White plays b
      Then the last play captures B2, B3, B4, C2, C4, D2, D3 and D4

    Scenario: [4] Points only diagonally adjacent need not be occupied
      Given this position, with White to play
        """
        . . O . .
        . O X a .
        . O X O .
        . . O . .
        . . . . .
        """
      When White plays a
      Then the last play captures C3 and C4

    Scenario: [5] Stones only diagonally adjacent are not of the group
      Given this position, with White to play
        """
        . . . . .
        . O X X .
        O X O O .
        O X a . .
        . O . . .
        """
      When White plays a
      Then the last play captures B2 and B3

    Scenario: [6] The opponent's stones first: a white stone with no empty point around it captures five
      Given this position, with White to play
        """
        . . . . .
        . O O . .
        O # # O .
        O # a # O
        . O # O .
        """
      When White plays a
      Then the last play captures the marked stones
      And the position is
        """
        . . . . .
        . O O . .
        O . . O .
        O . O . O
        . O . O .
        """

    @self-capture.allowed
    Scenario: [7] If it captures none of the opponent's, the player's own stones are removed
      Given this position, with Black to play
        """
        O X X a O
        . O O O .
        . . . . .
        . X . X .
        . . . . .
        """
      When Black plays a
      Then the last play self-captures B5, C5 and D5
