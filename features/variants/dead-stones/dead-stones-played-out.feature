Feature: Dead stones - They are played out

  What a player holds to be dead, that player has to take.

  @dead-stones.played-out
  Rule: No stone is taken off by agreement; where the players do not agree that all stones are alive, play goes on

    The players can end the game by agreeing that every stone left is alive. If one of them thinks otherwise there is
    nothing to argue about: the game goes on until the stone has been taken, or has not.

    Source: Ing's rules of 1996 in their four summary sentences, by which life and death are verified by removal
    (dokumen.tips/documents/ings-goe-rules.html); stone scoring, where dead stones have to be captured
    (senseis.xmp.net/?StoneScoring).

    Open: the texts do not say who moves when play goes on of itself. Where a resumption says so by the moves alone, it is
    followed; elsewhere no document decides.

    # White's stone on A3 could not escape if Black went on.
    @ending.stop @button.none @pass-stones.none @resumption.in-turn
    Scenario: [1] That a stone is dead can't be agreed; that all are alive can
      Given this position, with Black to play
        """
        . X O . .
        . X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When Black passes and White passes
      Then it is against the rules that the players agree that A3 is dead
      When the players agree that no stone is dead
      Then the game is over
      And White has lost 0 stones

    @ending.stop @button.none @resumption.in-turn
    Scenario: [2] Without an agreement play goes on, and the stone is taken
      Given the position of dead-stones.played-out/1
      When Black passes and White passes
      And the players agree on nothing
      Then the game is not over
      When Black plays A4, White passes and Black plays A2
      Then the last play captures A3

    @ending.stop @button.none @deadlock.unstated @resumption.in-turn
    Scenario: [3] No game ends by disagreement
      Given the position of dead-stones.played-out/1
      When Black passes and White passes
      Then it is within the rules that the players agree on nothing

    @ending.stop @button.none @resumption.unstated
    Scenario: [4] Where no document says who moves
      Given the position of dead-stones.played-out/1
      When Black passes and White passes
      Then no document decides what follows if the players agree on nothing
      And it is within the rules that the players agree that Black moves next

    @ending.stop @button.none
    Scenario: [5] Whoever moves when play goes on, nobody agrees that a stone is dead
      Given the position of dead-stones.played-out/1
      When Black passes and White passes
      Then it is against the rules that the players agree that A3 is dead
      And it is within the rules that the players agree that no stone is dead

    @ending.four-passes @button.none
    Scenario: [6] The same where four passes would end the game
      Given the position of dead-stones.played-out/1
      When Black passes and White passes
      Then it is against the rules that the players agree that A3 is dead
      And it is within the rules that the players agree that no stone is dead

    @ending.agreement
    Scenario: [7] The same where the players agree to stop
      Given the position of dead-stones.played-out/1
      When the players agree to stop
      Then it is against the rules that the players agree that A3 is dead
      And it is within the rules that the players agree that no stone is dead
