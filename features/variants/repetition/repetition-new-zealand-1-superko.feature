Feature: Repetition - New Zealand superko

  A player may not leave the board as it was after one of that player's own moves.

  @repetition.new-zealand
  Rule: A play may not recreate a position as it was after any of the same player's previous moves

    All moves of the game count, not only the last one. What the opponent's moves have left may be recreated.

    Source: New Zealand Go Society, rules of go (https://go.org.nz/index.php/about-go/new-zealand-rules-of-go), the
    definition of a move; Wikipedia, Rules of Go (French), the section on the New Zealand rules.

    Open: Lorrain words the same rule by who had the move then; that differs for the position at the start alone
    (repetition.situational).

    Open: a game taken up from a picture. If the picture does not say by which play it was made, nobody's move made it.

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
      Given the position of repetition.new-zealand/1
      When the game goes a E1 E3 B4
      Then the last play captures C4
      And Black may not play C4, because it recreates an earlier position

    @supply.unlimited
    Scenario: [4] What the opponent's move has left may come back
      Given an empty 3x1 board
      When the game goes A1 C1 B1 C1
      Then Black may play A1

    @supply.unlimited
    Scenario: [5] What the player's own move has left may not, however long ago
      Given an empty 4x1 board
      When the game goes B1 D1 A1 C1
      Then Black may not play B1, because it recreates an earlier position

    @supply.unlimited @button.none
    Scenario: [6] Nor though the opponent has passed meanwhile
      Given an empty 3x1 board
      When the game goes A1 B1 pass C1
      Then Black may not play A1, because it recreates an earlier position

    @button.none
    Scenario: [7] Two stones sent, one returned: the first lap is legal, the second does not begin
      Given the position of repetition.none.cycles/6
      When the game goes F3 F1
      Then Black may play F2
      When the game goes F2 pass
      Then Black may not play F3, because it recreates an earlier position

    # Black's first stone would be alone on the board once more. Found by a random search; there is no pass in it.
    @supply.unlimited
    Scenario: [8] Forty-six moves are not long enough to forget
      Given an empty 3x3 board
      When the game goes B2 C2 C3 B3 C1 C3 B1 A3 A1 A2 B1 B2 C1 A1 B1 C1 B1 B3 C1 C3 A2 B2 A1
      And the game goes C2 A3 B2 C3 B3 C2 B3 B2 B3 A1 C1 A3 B1 A2 C3 B2 C2 B2 A3 A2 A1 B2 A2
      Then Black may not play B2, because it recreates an earlier position
      And Black may pass

    Scenario: [9] Six kos may not go round in fifty-two moves
      Given the position of base.8/18
      When the game goes A7 pass C5 pass C1 B5 E5 B1 C9 pass C1 F5 E1 B1 E5 pass C1 B9
      And the game goes C5 B1 C9 F5 C1 F1 E5 B9 E9 pass C9 F5 E1 B1 E5 B9 C1 B5
      And the game goes C9 B1 pass F5 C1 F1 E5 B1 pass B9 C1 F5 C5 B1 pass B5 pass
      Then White may not play F9, because it recreates an earlier position
