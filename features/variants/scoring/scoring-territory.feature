Feature: Scoring - territory

  Surrounded points and captured stones count, stones on the board do not.

  @scoring.territory
  Rule: A player's score is made of the empty points that player's stones surround and the opposing stones taken

    A point counts one whatever stands around it, and the stones themselves count nothing.

    Source: Wikipedia, Rules of Go (French), "Scoring systems", "Territory scoring"; Nihon Ki-in rules of 1989, articles
    8 and 10 (https://cs.cmu.edu/~wjh/go/rules/Japanese.html); Belgian Go Federation, beginners' page, the aim of the
    game.

    Open: the Wikipedia article takes the stones a player has lost off that player's score instead of adding them to the
    opponent's. The lead is the same.

    # By area 13 to 12, by stones alone 11 to 7.
    @group-tax.none @pass-stones.none @button.none
    Scenario: [1] The stones on the board count nothing
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then the score is Black 2, White 5

    # D69. With or without H4 and J1, which are in seki, Black is four points ahead.
    @group-tax.none @pass-stones.none @button.none
    Scenario: [2] A game on nine by nine
      Given this position at the end of the game
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X . X
        . . X O O X X X X
        . . X O O O X . O
        . . X X X O X O .
        """
      Then Black wins by 4 points

    # Groups that are taxed have two eyes each, and passes that cost a stone have been made by both: the lead is the
    # same.
    @button.none
    Scenario: [3] Whether or not groups are taxed and passes paid for, White is three points ahead
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then White wins by 3 points

    @button.half-point @pass-stones.none
    Scenario: [4] Half a point less where Black has it for passing first
      Given this position at the end of the game
        """
        X X X O .
        . X X O .
        X X X O O
        . X O O .
        X X O . .
        """
      Then White wins by 2.5 points

    @button.none @pass-stones.none
    Scenario: [5] However the game ends, a stone in White's own territory costs a point
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 pass pass
      Then Black wins by 1 point
