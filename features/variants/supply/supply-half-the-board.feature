Feature: Supply - Half the board

  Where stones are counted by filling the board, their number has to be right.

  @supply.half-the-board
  Rule: Each player has one stone for every two points of the board, one point left over: 180 on 19x19

    A player whose stones are all on the board may only pass. Stones that are taken go back to their owner, who may play
    them again.

    Source: Sensei's Library, "Ing Counting" (senseis.xmp.net/?IngCounting); Wikipedia, Rules of Go (French), "Ing
    rules".

    Open: the texts seen count on 19x19. That another board has (points - 1) / 2 stones of each colour is our reading,
    by which the count comes out the same way, and so is what becomes of a player who has none left.

    Scenario: [1] On 3x3 Black has four stones
      Given an empty 3x3 board
      When the game goes B2 pass B1 pass B3 pass
      Then Black may play A2 and C2
      When Black plays A2 and White passes
      Then Black may not play C2, because the player has no stone left
      And Black may not play A1, because the player has no stone left
      And Black may pass

    Scenario: [2] White has four too
      Given this position, with White to play
        """
        . O .
        O O .
        . O .
        """
      Then White may not play C2, because the player has no stone left
      And White may pass

    Scenario: [3] One player's stones are no use to the other
      Given this position, with Black to play
        """
        . O .
        O O X
        . O .
        """
      Then Black may play C3

    Scenario: [4] A stone that was taken is played again
      Given an empty 3x3 board
      When the game goes A1 A2 B2 B1
      Then the last play captures A1
      When the game goes B3 pass C2 pass
      Then Black may play C3
      When Black plays C3 and White passes
      Then Black may not play C1, because the player has no stone left

    Scenario: [5] Twelve stones on 5x5
      Given this position, with Black to play
        """
        X X X X .
        X X X X .
        . X X X .
        . . . . .
        . . . . O
        """
      Then Black may play A3
      When Black plays A3 and White passes
      Then Black may not play A2, because the player has no stone left

    Scenario: [6] 180 stones on 19x19
      Given this position, with Black to play
        """
        X X X X X X X X X X X X X X X X X X X
        X X X X X X X X X X X X X X X X X X X
        X X X X X X X X X X X X X X X X X X X
        X X X X X X X X X X X X X X X X X X X
        X X X X X X X X X X X X X X X X X X X
        X X X X X X X X X X X X X X X X X X X
        X X X X X X X X X X X X X X X X X X X
        X X X X X X X X X X X X X X X X X X X
        X X X X X X X X X X X X X X X X X X X
        X X X X X X X X . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . . . O
        """
      Then Black may play J10
      When Black plays J10 and White passes
      Then Black may not play K10, because the player has no stone left
      And Black may pass
