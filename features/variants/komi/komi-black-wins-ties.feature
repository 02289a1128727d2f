Feature: Komi - a whole number, and Black wins ties

  Points for White, who moves second.

  @komi.black-wins-ties
  Rule: White gets a whole number of points

    Source: Wikipedia, Rules of Go (French), "Ing rules", with eight points, paid in four white stones; "Ing counting"
    in Sensei's Library (https://senseis.xmp.net/?IngCounting).

    Scenario: [1] Eight points
      Given an empty 9x9 board
      When the players agree on a komi of 8
      Then the komi is 8

    Scenario: [2] No half points
      Given an empty 9x9 board
      Then it is against the rules that the players agree on a komi of 7.5

    Scenario: [3] No bids
      Given an empty 9x9 board
      Then it is against the rules that the players bid 5, 6 and 8 for Black

    Scenario: [4] After the first move no komi is agreed on
      Given an empty 19x19 board
      When Black plays D4
      Then it is against the rules that the players agree on a komi of 8

  @komi.black-wins-ties.equal
  Rule: If the scores are equal, Black wins

    So eight points have the effect of seven and a half.

    Source: Wikipedia, Rules of Go (French), "Ing rules"; Sensei's Library, "Ing counting" (https://senseis.xmp.net/?IngCounting).

    @button.none
    Scenario: [1] Equal scores
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then Black wins

    @ending.four-passes @button.none
    Scenario: [2] White needs a point more than Black
      Given an empty 4x4 board
      When the players agree on a komi of 1
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      And the players agree that no stone is dead
      Then White wins by 1 point

    @ending.two-passes @button.none
    Scenario: [3] The same where passes end the game
      Given an empty 4x4 board
      When the players agree on a komi of 1
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      Then White wins by 1 point
