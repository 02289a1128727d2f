Feature: The button - half a point

  Whether a player gains by passing first.

  @button.half-point
  Rule: The first player to pass gets half a point

    It is as if a token were taken that is worth half a point; after that there is none left.

    Source: "Button Go" in Sensei's Library (https://senseis.xmp.net/?ButtonGo); KataGo's rules, "button"
    (https://lightvector.github.io/KataGo/rules.html).

    Open: Sensei's Library lets a player take the token instead of moving, which would be no pass. Here, as in KataGo's
    rules, taking it is passing.

    # Area 8 and 7.
    @ending.two-passes @scoring.area @group-tax.none @first-pass.free
    Scenario: [1] White passes first
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass pass
      Then the score is Black 8, White 7.5

    @ending.stop @scoring.area @group-tax.none @first-pass.free
    Scenario: [2] The same where the players agree on the end
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass pass
      And the players agree that no stone is dead
      Then the score is Black 8, White 7.5

    @ending.two-passes @scoring.area @group-tax.none @last-pass.either
    Scenario: [3] Black passes first
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass pass
      Then the score is Black 8.5, White 8

    # Black fills A2 and A4, White D2; the board is halved.
    @ending.two-passes @scoring.area @group-tax.none @first-pass.free
    Scenario: [4] It is the first pass of the game that counts, not of the last two
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 A2 pass A4 D2 pass pass
      Then the score is Black 8, White 8.5

    # The board is halved, by area, by territory and by stones; each player passes twice and fills one point.
    Scenario: [5] Whatever is counted, Black passes first and has half a point more
      Given this position, with Black to play
        """
        . X X O O .
        X X X O O O
        . X X O O .
        X X X O O O
        a X X O O b
        . X X O O .
        """
      When the game goes pass pass a b pass pass
      Then Black wins by 0.5 points

  @button.half-point.not-counted
  Rule: The first pass of the game is not one of the passes that stop the play

    Source: KataGo's rules, "button" (https://lightvector.github.io/KataGo/rules.html).

    Scenario: [1] After two passes White or Black may still play
      Given an empty 5x5 board
      When Black plays C3, White passes and Black passes
      Then the game is not over
      And White may play D3

    @ending.two-passes
    Scenario: [2] The third pass in a row ends the game
      Given an empty 5x5 board
      When the game goes C3 pass pass pass
      Then the game is over

    @ending.two-passes
    Scenario: [3] Once it has been made, two are enough
      Given an empty 5x5 board
      When the game goes pass C3 pass
      Then the game is not over
      When White passes
      Then the game is over

  @button.half-point.ko
  Rule: The first pass of the game opens what was closed: a position from before it may come back

    Source: Sensei's Library, "Button Go" (https://senseis.xmp.net/?ButtonGo); KataGo's rules, where
    "has anybody passed" is part of the state that may not recur (https://lightvector.github.io/KataGo/rules.html).

    # D44. By White's pass Black's capture is forgotten.
    @repetition.positional
    Scenario: [1] A ko may be retaken after the first pass
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a, White passes and Black passes
      Then White may play B4

    # Two stones sent, one returned. The position at the start stands on the board when Black passes first.
    @repetition.positional
    Scenario: [2] Later passes open nothing, and what stood at the first pass counts
      Given this position, with Black to play
        """
        . . . . .
        . . X X X
        X X X O O
        X O O O a
        X O . O X
        X O X X b
        """
      When the game goes pass pass a b
      Then Black may not play E2, because it recreates an earlier position

    @repetition.situational
    Scenario: [3] A circle that began before the first pass may be closed after it, and then not once more
      Given the position of button.half-point.ko/2
      When the game goes a b E2 pass
      Then Black may play a
      When the game goes a b E2 pass
      Then Black may not play a, because it recreates an earlier position
