Feature: The first pass - a point for White if it is hers

  Whether it matters who passes first in a game.

  @first-pass.komi-rises
  Rule: If White passes first, White gets one point more

    So a player who makes the last useful play gains no point by it that territory would not give.

    Source: James Davies on the rules of the World Mind Sports Games of 2008 (http://www.ranka.intergofed.org/?p=83);
    Wikipedia, Rules of Go (French), "World Mind Sports Games rules"; Ikeda's rules, "Area III"
    (http://gobase.org/studying/rules/ikeda/?sec=e2010000).

    Open: in the source Black loses the point, in the article of 2008 the komi is one higher. The lead is the same.

    # 5x3: area 8 and 7.
    @ending.two-passes @scoring.area @group-tax.none @last-pass.either @button.none
    Scenario: [1] White passes first
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      Then the score is Black 8, White 8

    @ending.stop @scoring.area @group-tax.none @last-pass.either @button.none
    Scenario: [2] The same where the players agree on the end
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then the score is Black 8, White 8

    @ending.two-passes @scoring.area @group-tax.none @button.none
    Scenario: [3] Black passes first: nothing is added
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      Then the score is Black 8, White 8

    @ending.stop @scoring.area @group-tax.none @button.none
    Scenario: [4] The same where the players agree on the end
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      And the players agree that no stone is dead
      Then the score is Black 8, White 8

    # Area 13 and 12, territory 3 and 3, stones 10 and 9; two eyes each.
    @scoring.area @button.none
    Scenario: [5] However the game ends, White passes first: by area
      Given this position, with White to play
        """
        . X X O .
        X X X O O
        . X O O .
        X X X O O
        . X O O .
        """
      When White passes and Black passes
      Then the scores are equal

    @scoring.territory @button.none
    Scenario: [6] By territory, where both passes cost a stone or neither does
      Given this position, with White to play
        """
        . X X O .
        X X X O O
        . X O O .
        X X X O O
        . X O O .
        """
      When White passes and Black passes
      Then White wins by 1 point

    @scoring.stones @button.none
    Scenario: [7] By stones alone
      Given this position, with White to play
        """
        . X X O .
        X X X O O
        . X O O .
        X X X O O
        . X O O .
        """
      When White passes and Black passes
      Then the scores are equal

    @scoring.area @button.half-point
    Scenario: [8] By area, half a point less besides where White has it for passing first
      Given this position, with White to play
        """
        . X X O .
        X X X O O
        . X O O .
        X X X O O
        . X O O .
        """
      When White passes and Black passes
      Then White wins by 0.5 points
