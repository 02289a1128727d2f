Feature: Komi - a whole number

  Points for White, who moves second.

  @komi.integer
  Rule: White gets a whole number of points, on which the players agree before the game

    Scores may be equal with it.

    Source: Lorrain, New Zealand rules, the end of the article, with seven points; Wikipedia, Rules of Go (French), "New
    Zealand rules".

    Scenario: [1] Seven points
      Given an empty 9x9 board
      When the players agree on a komi of 7
      Then the komi is 7

    Scenario: [2] No half points
      Given an empty 9x9 board
      Then it is against the rules that the players agree on a komi of 6.5
      And it is within the rules that the players agree on a komi of 6

    Scenario: [3] No bids
      Given an empty 9x9 board
      Then it is against the rules that the players bid 5, 6 and 7 for Black

    # The board is halved, by area, by territory and by stones.
    @ending.two-passes @button.none
    Scenario: [4] The points are added to White's score
      Given an empty 4x4 board
      When the players agree on a komi of 7
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      Then White wins by 7 points

    @ending.stop @button.none
    Scenario: [5] The same where the players agree on what is dead
      Given an empty 4x4 board
      When the players agree on a komi of 7
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      And the players agree that no stone is dead
      Then White wins by 7 points

    @ending.agreement @button.none
    Scenario: [6] The same where the players agree to stop
      Given an empty 4x4 board
      When the players agree on a komi of 7
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4
      And the players agree to stop
      And the players agree that no stone is dead
      Then White wins by 7 points

    @button.none @draws.draw
    Scenario: [7] Equal scores do not win for Black
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then the game is a draw

    Scenario: [8] After the first move no komi is agreed on
      Given an empty 19x19 board
      When Black plays D4
      Then it is against the rules that the players agree on a komi of 7

    @button.none
    Scenario: [9] With equal scores nobody wins, whatever that is called
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then neither player wins

    @ending.agreement @resumption.agreed
    Scenario: [10] Nor once the game has been stopped and goes on, though nobody has moved
      Given an empty 19x19 board
      When the players agree to stop
      And the players agree that Black moves next
      Then it is against the rules that the players agree on a komi of 7
