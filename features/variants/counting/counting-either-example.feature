Feature: Counting - either way, an example

  A game whose counts the French rule prints. The diagram is lost; this board has its numbers.

  @counting.either.same
  Rule: Both ways of counting give the same lead

    Source: French rule, diagrams 14 to 16: Black has 24 stones and 23 points, White 20 and 14, and Black wins by 13
    points before komi either way (https://belfort.jeudego.org/_php/regleGo.php?chap=10).

    # Black has taken seven stones and White four. White hands over one for each of her passes, Black one for his.
    @ending.stop @group-tax.none @pass-stones.given @last-pass.white @first-pass.free
    Scenario: [1] Black made the last play, so White passes once more
      Given this position, with White to play
        """
        . . . X . X O O .
        . . . X X X O O .
        . X . X X O O O .
        . . . X X O . O .
        . X X X X O . O O
        . . . X X O . O .
        . X . X X O . O .
        . . . X X O . O .
        . X . X X O . O .
        """
      And 4 black and 7 white stones have been captured
      When White passes, Black passes and White passes
      And the players agree that no stone is dead
      Then by half-count Black has 47 stones and needs more than 40.5
      And by rearrangement Black has 18 points and White has 5

    @ending.two-passes @group-tax.none @pass-stones.given @last-pass.white @first-pass.free
    Scenario: [2] The same where passes end the game
      Given this position, with White to play
        """
        . . . X . X O O .
        . . . X X X O O .
        . X . X X O O O .
        . . . X X O . O .
        . X X X X O . O O
        . . . X X O . O .
        . X . X X O . O .
        . . . X X O . O .
        . X . X X O . O .
        """
      And 4 black and 7 white stones have been captured
      When White passes, Black passes and White passes
      Then by half-count Black has 47 stones and needs more than 40.5
      And by rearrangement Black has 18 points and White has 5

    # 5x3: area 8 and 7.
    @ending.stop @group-tax.none @pass-stones.given @last-pass.white @button.none @first-pass.free
    Scenario: [3] A whole game on a small board
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass pass
      And the players agree that no stone is dead
      Then by half-count Black has 8 stones and needs more than 7.5
      And by rearrangement Black has 2 points and White has 1

    @ending.four-passes @group-tax.none @pass-stones.given @last-pass.white @button.none @first-pass.free
    Scenario: [4] The same where four passes end the game
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass pass
      And the players agree that no stone is dead
      Then by half-count Black has 8 stones and needs more than 7.5
      And by rearrangement Black has 2 points and White has 1
