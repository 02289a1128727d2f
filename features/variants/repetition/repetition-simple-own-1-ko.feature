Feature: Repetition - the ko rule, by one's own previous move

  A player may not go back to where that player's own last move had led.

  @repetition.simple-own
  Rule: A play may not recreate the position after the same player's previous move

    That is the position before the opponent's last move as well, wherever the player has moved before. A player who has
    not yet moved has no previous move, and nothing is forbidden to that player. A pass is a move.

    Source: Wikipedia, Rules of Go (French), explanation, "Ko and superko", consequence (the ko rule), taken as a rule
    of its own.

    Open: what holds for a player's first move. By the other wording, repetition.simple, the position before the
    opponent's first move counts too.

    Open: a game taken up from a picture. Only the move by which the picture says it was made counts as a move.

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
      Given the position of repetition.simple-own/1
      When the game goes a E1 E3 B4
      Then the last play captures C4
      And Black may not play C4, because it recreates an earlier position

    Scenario: [4] After a pass and a play elsewhere it may be retaken
      Given the position of repetition.simple-own/1
      When Black plays a, White passes and Black plays E1
      Then White may play B4

    @supply.unlimited
    Scenario: [5] The previous move may have been a pass
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position

    Scenario: [6] The previous move may have been a pass, on a board of five by five
      Given an empty 5x5 board
      When the game goes C5 A4 C4 A3 B4 B3 C3 B2 D3 C2 D2 C1 E4 A1 E2 B5 D1 pass A5
      Then White may not play B5, because it recreates an earlier position

    @self-capture.allowed @supply.unlimited
    Scenario: [7] Who has not moved yet has nothing to repeat
      Given an empty 1x1 board
      When Black plays A1
      Then White may play A1
      When White plays A1
      Then Black may not play A1, because it recreates an earlier position

    @self-capture.allowed @supply.unlimited
    Scenario: [8] After a first pass there is something to repeat
      Given an empty 1x1 board
      When Black passes and White plays A1
      Then Black may not play A1, because it recreates an earlier position
