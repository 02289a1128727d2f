Feature: The French rules - Repetition

  The ko rule, made to cover every cycle.

  @french.repetition
  Rule: By placing a stone a player may not give the board a state that the same player has given it before

    What the opponent has made of the board does not count, nor does the state at the start, and a pass makes nothing. In
    the commonest case, a ko, the player whose stone was taken must play elsewhere first.

    Source: French rules, "Répétition" (jeudego.org/_php/regleGo.php).

    Open: a player who passes into a ko may retake it at once, by these words.

    Open: Wikipedia, Rules of Go (French), "Rulesets", says that the French federation uses the AGA's rules, by which the player to
    move counts and not who created the position (aga.6). The federation took over rules like the AGA's in 1994; its text of
    today is its own. Each is right of its time, and we follow the text.

    Scenario: [1] A ko may not be retaken at once, but after an exchange elsewhere
      Given this position, in which White has just played D1
        """
        . . . . .
        . . . . .
        . . X O .
        . X O a O
        . . X O .
        """
      When Black plays a
      Then the last play captures C2
      And White may not play C2, because it recreates an earlier position
      When White plays E5 and Black plays A5
      Then White may play C2

    Scenario: [2] The state that the opponent made may come back, even in a ko
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then the last play captures B1
      And Black may play B1

    # White's retake would bring back what Black's D1 made of the board.
    Scenario: [3] So may it after twenty moves
      Given an empty 5x5 board
      When the game goes C5 A4 C4 A3 B4 B3 C3 B2 D3 C2 D2 C1 E4 A1 E2 B5 D1 pass A5
      Then the last play captures B5
      And White may play B5

    Scenario: [4] One's own state may not, however long ago it was made
      Given an empty 3x1 board
      When the game goes A1 B1 pass C1
      Then Black may not play A1, because it recreates an earlier position

    # Under the rule that compares positions alone the last play would be forbidden.
    Scenario: [5] Three kos: the circle may be closed by the player who did not make its beginning
      Given this position, in which Black has just played A1
        """
        O O O O O O O
        O X O . O . O
        X . X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        X . . . . . .
        """
      When White passes
      And the game goes D6 B5 F6 D5 B6
      Then White may play F5
      When White plays F5
      Then Black may not play D6, because it recreates an earlier position
