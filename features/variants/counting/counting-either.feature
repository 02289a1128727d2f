Feature: Counting - either way

  How the players find out the score that the rules define.

  @counting.either
  Rule: The players may count area or put the captured stones back, with the same outcome

    That both come to the same is seen to by pass stones, and by White's making the last pass: then both have used up
    equally many stones.

    Source: AGA rules, rules 7, 11 and 12 (https://cs.cmu.edu/~wjh/go/rules/AGA.html); French rule, "quick count"
    (https://belfort.jeudego.org/_php/regleGo.php?chap=10).

    @group-tax.none @pass-stones.given @last-pass.white
    Scenario: [1] By half count
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then by half-count Black has 13 stones and needs more than 12.5

    @group-tax.none @pass-stones.given @button.none @last-pass.white
    Scenario: [2] By rearrangement: two players who passed once each
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then by rearrangement Black has 1 point and White has 1

    Scenario: [3] They do not fill the board with all the stones there are
      Given this position at the end of the game
        """
        . X O .
        X X O O
        . X O .
        X X O O
        """
      Then the players do not count by fill-in
