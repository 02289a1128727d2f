Feature: The concise statement, item 6 - Repetition

  The game moves on.

  @davies.6
  Rule: No stone may be played so as to recreate a former position on the board

    Any former position counts, however long ago it stood and whoever was to move then, the empty board at the start
    included. Only a play is forbidden, never a pass.

    Source: Wikipedia, Rules of Go (French), concise statement, item 6; explanation, "Ko and superko".

    Open: the sources describe games that begin on an empty board. Where a scenario begins from a picture, we count that
    position among the former ones.

    Scenario: [1] A stone just taken in a ko may not be taken back at once
      Given this position, in which White has just played B1
        """
        . . . . .
        . . . . .
        . . . . .
        . X O . .
        X O a O .
        """
      When Black plays a
      Then the last play captures B1
      And White may not play B1, because it recreates an earlier position
      And White may pass

    Scenario: [2] Once something else on the board has changed it may be taken back
      Given the position of davies.6/1
      When Black plays a, White plays E5 and Black plays A5
      Then White may play B1
      When White plays B1
      Then the last play captures C1
      And Black may not play a, because it recreates an earlier position

    Scenario: [3] Taking back four stones for one makes a new position
      Given this position, with Black to play
        """
        O . O . .
        . O O X X
        O O a O X
        X X b O O
        . . X X X
        """
      When Black plays a and White plays b
      Then the last play captures C3
      And Black may play a
      When Black plays a
      Then the last play captures C2, D2, E2 and D3

    @repetition.positional @self-capture.allowed
    Scenario: [4] On the smallest board the first play would leave the empty board
      Given an empty 1x1 board
      Then Black may not play A1, because it recreates an earlier position
      And Black may pass

    @repetition.positional
    Scenario: [5] After two were taken for one, the position before both is not made again
      Given an empty 3x1 board
      When the game goes A1 B1 pass C1
      Then Black may not play A1, because it recreates an earlier position

    @repetition.positional
    Scenario: [6] Two stones sent, one returned: it counts though the turn is the other player's
      Given this position, with Black to play
        """
        . . . . . .
        . . . X X X
        . X X X O O
        . X O O O .
        . X O . O X
        . X O X X .
        """
      When Black plays F3 and White plays F1
      Then the last play captures F2 and F3
      And Black may not play F2, because it recreates an earlier position

    @repetition.positional
    Scenario: [7] Three kos in a circle: the sixth capture would close it
      Given this position, with Black to play
        """
        O O O O O O O
        O X O . O . O
        X . X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        . . . . . . .
        """
      When the game goes D6 B5 F6 D5 B6
      Then White may not play F5, because it recreates an earlier position
      And White may pass
