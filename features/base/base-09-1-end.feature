Feature: Rule 9 - The end of the game

  The players end the game themselves, by passing one after the other.

  @base.9
  Rule: The game ends when both players have passed in succession

    Who passes first makes no difference, and nothing else ends a game. A pass that is answered by a play ends nothing,
    however many passes there have been before. After the end nobody moves.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 9; explanation, "End"; the concise statement of
    Davies, item 7.

    Open: resignation, loss on time and a resumption of the game after a dispute. The base rules know none of them.

    Scenario: [1] Black passes and White passes
      Given an empty 5x5 board
      When Black plays C3, White plays C4 and Black passes
      Then the game is not over
      When White passes
      Then the game is over

    Scenario: [2] White passes and Black passes
      Given an empty 5x5 board
      When Black plays C3 and White passes
      Then the game is not over
      When Black passes
      Then the game is over

    Scenario: [3] The first two moves of the game may end it
      Given an empty 9x9 board
      When both players pass
      Then the game is over

    Scenario: [4] A play between the passes keeps the game going
      Given an empty 5x5 board
      When Black passes, White plays C3 and Black passes
      Then the game is not over
      And it is White's turn
      And White may play B3

    Scenario: [5] Passes of one player alone end nothing, however many
      Given an empty 5x5 board
      When the game goes C3 pass C4 pass C2 pass B3 pass
      Then the game is not over
      And Black may play D3
      And Black may pass

    Scenario: [6] After a play between them it takes two more passes
      Given an empty 5x5 board
      When the game goes pass C3 pass B3 C4 pass
      Then the game is not over
      When Black passes
      Then the game is over

    Scenario: [7] After the end nobody may play or pass
      Given this position, with Black to play
        """
        . X O . .
        . X O . .
        . X O . .
        . X O . .
        . X O . .
        """
      When both players pass
      Then the game is over
      And Black may not play A5, because the game is over
      And White may not play E5, because the game is over
      And Black may not pass, because the game is over
      And White may not pass, because the game is over

    Scenario: [8] A ko that is still open keeps nobody from ending the game
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a, White passes and Black passes
      Then the game is over

    Scenario: [9] Shown by what may be played: one pass ends nothing
      Given an empty 5x5 board
      When Black plays C3 and White passes
      Then Black may play D3
      And Black may pass

    Scenario: [10] Shown by what may be played: passes that a play parts end nothing
      Given an empty 5x5 board
      When the game goes pass C3 pass B3 pass D3
      Then Black may play C4
      When Black plays C4
      Then the position is
        """
        . . . . .
        . . X . .
        . O O O .
        . . . . .
        . . . . .
        """

  @base.9.final-position
  Rule: The final position is the one on the board when the players pass in succession

    It is the position before the two passes, which leave it as it is, and not one that stood at an earlier pass.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 9; explanation, "End".

    # C3 is neutral until Black plays there.
    Scenario: [1] A play made after an earlier pass belongs to the final position
      Given this position, with White to play
        """
        . X O . .
        X X O O O
        . X a O .
        X X O O O
        . X O . .
        """
      When White passes, Black plays a, White passes and Black passes
      Then the score is Black 11, White 14

    Scenario: [2] The same where White makes the last play
      Given the position of base.9.final-position/1
      When White plays a, Black passes and White passes
      Then the score is Black 10, White 15

    Scenario: [3] The passes leave the position as it is
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      When both players pass
      Then the position is
        """
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .
        """
      And the score is Black 11, White 14
