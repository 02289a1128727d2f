Feature: The French rules - The end of the game

  When no more is played.

  @french.end
  Rule: The game stops when both players pass in succession; then dead stones may be removed if both agree

    That only shortens the game and does not change the score. If they do not agree, they just play on until every dispute
    is settled.

    Source: French rules, "Fin de la partie" (jeudego.org/_php/regleGo.php).

    Open: who moves when play goes on is not said, nor is how often it may stop. We take it that the players must agree on
    who moves.

    Open: the fast way to count (french.fast-count) has White hand over one stone more if Black played last. We treat
    that stone as a third pass, which comes before the stop.

    Scenario: [1] Two passes, and the agreement on a dead stone
      Given this position, with Black to play
        """
        . X O . .
        . X O O O
        X X X O .
        . @ X O O
        . . X O .
        """
      When Black passes and White passes
      Then the game is stopped
      When the players agree that B2 is dead
      Then the game is over
      And the score is Black 13, White 12

    @needs.literal-score
    Scenario: [2] Without an agreement the stone stays
      Given the position of french.end/1
      When Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 9, White 13

    Scenario: [3] Play may go on, but no document says with whom
      Given the position of french.end/1
      When Black passes and White passes
      Then no document decides what follows if Black asks for the game to be resumed
      And it is within the rules that the players agree that Black moves next

    Scenario: [4] The dispute is settled by play, and that does not change the score
      Given the position of french.end/1
      When Black passes and White passes
      And the players agree that Black moves next
      And the game goes A2 pass B1
      Then the last play captures B2
      When White passes, Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 13, White 12
