Feature: After a resumption - All stones are alive

  There is one dispute. Whoever says that stones are dead has to take them now.

  @after-resumption.all-alive
  Rule: When a resumed game stops again, it is over, and all stones on the board count as alive

    There is no second agreement and no second resumption.

    Source: Wikipedia, Rules of Go (French), "Rules of the World Mind Sports Games"; revision of the rules of the World
    Mind Sports Games, 1.5 (home.snafu.de/jasiek/wmsgr.html); Simplified Ing Rules of the EGF, "Agreement"
    (home.snafu.de/jasiek/siming.html).

    @ending.stop @resumption.in-turn @button.none
    Scenario: [1] The second stop ends the game
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black plays D3, White plays D4 and Black passes
      Then the game is not over
      When White passes
      Then the game is over
      And Black may not play B3, because the game is over

    @ending.stop @resumption.in-turn @button.none
    Scenario: [2] The first stop does not
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then the game is stopped
      And the game is not over

    @ending.stop @resumption.in-turn @button.none
    Scenario: [3] Nothing is agreed on after it
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black passes and White passes
      Then the game is over
      And it is against the rules that the players agree that C4 is dead
      And it is against the rules that Black asks for the game to be resumed

    # White's stone on A3 could not escape if Black went on.
    @ending.stop @resumption.in-turn @scoring.area @button.none @group-tax.none
    Scenario: [4] A stone that could not escape counts
      Given this position, with Black to play
        """
        . X O . .
        . X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When Black passes and White passes
      And Black asks for the game to be resumed
      And Black passes and White passes
      Then White wins by 9 points

    @ending.stop @resumption.in-turn @scoring.area @button.none
    Scenario: [5] Taken after the resumption it does not
      Given the position of after-resumption.all-alive/4
      When Black passes and White passes
      And Black asks for the game to be resumed
      And the game goes A4 pass A2 D5 pass pass
      Then the game is over
      And White wins by 3 points

    @ending.stop @resumption.opponent-of-requester @button.none
    Scenario: [6] The second stop ends the game where the opponent of the player who asks resumes
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black passes and White passes
      Then the game is over

    @ending.stop @resumption.opponent-of-last-passer @button.none
    Scenario: [7] The same where the opponent of the last passer does
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black passes and White passes
      Then the game is over

    @ending.stop @resumption.unstated @button.none
    Scenario: [8] The same where the players agree who does
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And the players agree that Black moves next
      And Black passes and White passes
      Then the game is over

    @ending.four-passes @resumption.in-turn @button.none
    Scenario: [9] The same where four passes would end the game
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black plays D3, White plays D4, Black passes and White passes
      Then the game is over

    @ending.four-passes @resumption.opponent-of-last-passer @button.none
    Scenario: [10] And the opponent of the last passer resumes
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black plays D3, White plays D4, Black passes and White passes
      Then the game is over

    @ending.agreement @resumption.agreed
    Scenario: [11] Where the players agree to stop, a second agreement ends the game
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And the players agree that Black moves next
      And Black plays D3
      And the players agree to stop
      Then the game is over

    @ending.agreement @resumption.unstated
    Scenario: [12] The same where no document says who moves
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And the players agree that Black moves next
      And Black plays D3
      And the players agree to stop
      Then the game is over
