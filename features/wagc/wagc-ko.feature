Feature: World Amateur Go Championship rules - Ko and repetition

  What keeps a game from going on for ever.

  @wagc.ko
  Rule: Two plays in succession may not bring the position back

    Source: Robert Jasiek, intention of the World Amateur Go Championship rules (home.snafu.de/jasiek/wagci.html).

    # D44, D45
    Scenario: [1] The ko just taken may not be retaken
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
      And White may not play B4

    Scenario: [2] After a play elsewhere and its answer it may
      Given the position of wagc.ko/1
      When Black plays a, White plays E1, Black plays A1 and White plays B4
      Then the last play captures C4

  @wagc.repetition
  Rule: If the players notice that a play has brought a position back in any other way, the game is a tie

    In tournaments the rules call it a game without a result.

    Source: Robert Jasiek, intention of the World Amateur Go Championship rules (home.snafu.de/jasiek/wagci.html), and
    his page on their flaws (home.snafu.de/jasiek/wagcflaw.html), by which the rule itself leaves terms undefined.

    # The cycle of japanese.12
    Scenario: [1] The play itself is no violation
      Given this position, with Black to play
        """
        O O O O O O O
        O X O a O c O
        X b X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        """
      When the game goes a b c D4 B5
      Then White may play F4

    Scenario: [2] Noticed, it ends the game
      Given the position of wagc.repetition/1
      When the game goes a b c D4 B5 F4
      And the players agree that the game repeats itself
      Then the game is over
      And the game is a draw

    Scenario: [3] There is nothing to notice before
      Given the position of wagc.repetition/1
      When the game goes a b c D4
      Then it is against the rules that the players agree that the game repeats itself
