Feature: Repetition - positional superko

  Every position that has stood on the board is closed for the rest of the game.

  @repetition.positional
  Rule: A play may not recreate a position that has stood before in the game

    The points and their stones make up the position, not the turn, nor who made it, nor how long ago. The position at
    the start is one of them. This is rule 8 of the base rules.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 8, and "Repetition"; J. Tromp, rules 6 and 7
    (https://tromp.github.io/go.html); Ikeda, 3.2 (https://harryfearnley.com/go/ikeda/e_s3/e3020001.html).

    Open: a game taken up from a picture. That position counts, and the empty board; nothing between them is assumed.

    # D44-D46
    Scenario: [1] A ko may not be retaken at once
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a
      Then the last play captures B4
      And White may not play B4, because it recreates an earlier position
      And White may play E5 and A1

    # D47-D49
    Scenario: [2] A ko in the corner may not be retaken at once
      Given the position of repetition.none/2
      When White plays a
      Then Black may not play D1, because it recreates an earlier position

    Scenario: [3] After an exchange elsewhere it may be retaken, and then not by the other player
      Given the position of repetition.positional/1
      When the game goes a E1 E3 B4
      Then the last play captures C4
      And Black may not play C4, because it recreates an earlier position

    Scenario: [4] After a pass and a play elsewhere it may be retaken
      Given the position of repetition.positional/1
      When Black plays a, White passes and Black plays E1
      Then White may play B4

    # After two moves the position was the same, and Black was to move.
    @supply.unlimited
    Scenario: [5] The turn makes no difference
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then Black may not play A1, because it recreates an earlier position

    @supply.unlimited
    Scenario: [6] How long ago it stood makes no difference
      Given an empty 4x1 board
      When the game goes B1 D1 A1 C1
      Then Black may not play B1, because it recreates an earlier position

    @supply.unlimited
    Scenario: [7] Who made it makes no difference
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position

    Scenario: [8] A pass does not make it another position
      Given an empty 5x5 board
      When the game goes C5 A4 C4 A3 B4 B3 C3 B2 D3 C2 D2 C1 E4 A1 E2 B5 D1 pass A5
      Then White may not play B5, because it recreates an earlier position

    # D54-D57
    Scenario: [9] Taking four stones for one brings nothing back
      Given the position of repetition.simple/7
      When White plays a and Black plays C4
      Then White may play C3

    # Black's first stone would be alone on the board once more. Found by a random search; there is no pass in it.
    @supply.unlimited
    Scenario: [10] Forty-six moves are not long enough to forget
      Given an empty 3x3 board
      When the game goes B2 C2 C3 B3 C1 C3 B1 A3 A1 A2 B1 B2 C1 A1 B1 C1 B1 B3 C1 C3 A2 B2 A1
      And the game goes C2 A3 B2 C3 B3 C2 B3 B2 B3 A1 C1 A3 B1 A2 C3 B2 C2 B2 A3 A2 A1 B2 A2
      Then Black may not play B2, because it recreates an earlier position
      And Black may pass

    Scenario: [11] Six kos may not go round in fifty-two moves
      Given the position of base.8/18
      When the game goes A7 pass C5 pass C1 B5 E5 B1 C9 pass C1 F5 E1 B1 E5 pass C1 B9
      And the game goes C5 B1 C9 F5 C1 F1 E5 B9 E9 pass C9 F5 E1 B1 E5 B9 C1 B5
      And the game goes C9 B1 pass F5 C1 F1 E5 B1 pass B9 C1 F5 C5 B1 pass B5 pass
      Then White may not play F9, because it recreates an earlier position
