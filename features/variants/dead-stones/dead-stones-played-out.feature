Feature: Dead stones - Played out

  A claim that stones are dead is proved on the board or not at all.

  @dead-stones.played-out
  Rule: Stones that could not escape are taken by going on, and an agreement does not replace that

    After the first passes the players show by playing what they can take; what they leave is alive.

    Source: summary of Ing's rules (fr.scribd.com/document/349522839/Ing-Rules-2006), second sentence, and the article by
    Kim, Simon and Straus (cs.cmu.edu/~wjh/go/tmp/rules/KSS.html), on life and death verified by removal.

    Open: the texts seen do not say that players who agree must remove stones by play; at the board they often just take
    them off.

    @ending.stop @button.none
    Scenario: [1] No agreement takes a stone off
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
      And it is within the rules that the players agree that no stone is dead

    @ending.four-passes @button.none
    Scenario: [2] Nor where four passes end the game
      Given the position of dead-stones.played-out/1
      When Black passes and White passes
      Then it is against the rules that the players agree that A3 is dead

    @ending.four-passes @scoring.area @button.none
    Scenario: [3] Black goes on and takes it
      Given the position of dead-stones.played-out/1
      When the game goes pass pass A4 pass A2
      Then the last play captures A3
      When the game goes D5 pass pass pass pass
      Then the game is over
      And White wins by 3 points

    @ending.stop @resumption.in-turn @scoring.area @button.none
    Scenario: [4] Where a game has to be resumed, Black takes it after that
      Given the position of dead-stones.played-out/1
      When Black passes and White passes
      And Black asks for the game to be resumed
      And Black plays A4, White passes and Black plays A2
      Then the last play captures A3
