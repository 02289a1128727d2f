Feature: World Amateur Go Championship rules - The game

  The rules in an English booklet of 1980 that the championship has been played by since 1979. They follow the Nihon
  Ki-in's rules of 1949. Of the 24 rules the first three, parts of some others and descriptions could be read; where no
  number is known a word stands for it.

  @wagc.1
  Rule: Two players play in turn to see who can take more territory, which is counted when play is complete

    Source: World Amateur Go Championship rules, rule 1 (go.org.ar/pagina?name=reglasWAGC).

    Scenario: [1] Territory decides
      Given this position at the end of the game
        """
        . X X O .
        X X O O .
        . X X O .
        """
      Then the score is Black 2, White 3
      And White wins by 1 point

    Scenario: [2] In turn
      Given an empty 9x9 board
      When Black plays C3
      Then Black may not play G7, because it is the opponent's turn
      And White may play G7

  @wagc.2 @untestable
  Rule: Save for the handicap and the first move the rules are the same for both players

    Source: World Amateur Go Championship rules, rule 2 (go.org.ar/pagina?name=reglasWAGC).

    Untestable: it says nothing of its own about any position. Scenarios elsewhere have the colours both ways.

  @wagc.capture
  Rule: Stones of the opponent left without an adjacent empty point are captured

    A move that captures nothing may not leave the player's own stones so.

    Source: Robert Jasiek, intention of the World Amateur Go Championship rules (home.snafu.de/jasiek/wagci.html).

    # D21
    Scenario: [1] A chain is captured whole
      Given this position, with White to play
        """
        . O . . .
        O # a . .
        O # # O .
        . O # O .
        . . O . .
        """
      When White plays a
      Then the last play captures the marked stones

    # D41
    Scenario: [2] Self-capture is forbidden
      Given this position, with Black to play
        """
        . . O . .
        . . X . .
        . X O O O
        . O X a O
        X . O X X
        """
      Then Black may not play a, because it is self-capture

    # D35
    Scenario: [3] Where stones are captured none of it is self-capture
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        X X X X X
        X @ @ @ @
        X @ a X X
        """
      When Black plays a
      Then the last play captures the marked stones
