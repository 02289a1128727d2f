Feature: Japanese rules, article 12 - No result

  What becomes of a game that goes round in circles.

  @japanese.12
  Rule: If the position of the whole board comes up again, the players may agree that there is no result

    The repetition itself is no violation, and nothing ends by it alone: as long as one of the players wants to go on,
    the game goes on.

    Source: Japanese Rules of Go of 1989, article 12 (nihonkiin.or.jp/match/kiyaku/zenbun.html), with Wikipedia, Rules
    of Go (French), "Rulesets", Japanese rules, on triple ko.

    # The triple ko comes round after six moves, each of which takes one stone.
    Scenario: [1] The move that repeats the position may be played
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
      When White plays F4
      Then the last play captures F5
      And the position is
        """
        O O O O O O O
        O X O . O . O
        X . X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        """

    Scenario: [2] If the players agree on it, there is no result
      Given the position of japanese.12/1
      When the game goes a b c D4 B5 F4
      And the players agree that the game repeats itself
      Then the game is over
      And the game has no result

    Scenario: [3] If they do not, it is Black's turn as before
      Given the position of japanese.12/1
      When the game goes a b c D4 B5 F4
      Then the game is not over
      And Black may play a

    Scenario: [4] Where nothing has come up again there is nothing to agree on
      Given the position of japanese.12/1
      When the game goes a b c D4
      Then it is against the rules that the players agree that the game repeats itself

    Scenario: [5] What is past counts, though it is not repeated at once
      Given the position of japanese.12/1
      When the game goes a b c D4 B5 F4 a
      Then it is within the rules that the players agree that the game repeats itself
