Feature: Ing rules, article 4 - Filling in

  How territory is counted with the stones themselves.

  @ing.4.fill-in
  Rule: All stones are filled in, and whoever has room left has won

    Each player fills their own territory with their own stones. One side's stones that find no room are put into the
    other's territory; with the one space that remains each of them makes a difference of two points, and the space one.

    Source: Ing's Goe Rules, 1996, fourth sentence of the summary; Wikipedia, Rules of Go (French), "Ing rules" and the
    section on counting; senseis.xmp.net/?IngCounting.

    Scenario: [1] White has two stones too many, and loses by five points
      Given this position at the end of the game
        """
        . . X O .
        . X X O O
        . . X O .
        . X X O O
        . . X O .
        """
      Then by fill-in White has 2 stones too many
      And by fill-in Black wins by 5 points

    Scenario: [2] A white lead
      Given this position at the end of the game
        """
        . X O . .
        X X O . O
        . X O . .
        X X O O .
        . X O . .
        """
      Then by fill-in Black has 2 stones too many
      And by fill-in White wins by 5 points

  @ing.4.stones
  Rule: Each player has exactly half the stones it takes to fill all points but one

    On a 19x19 board that is 180, on 5x5 it would be 12. Captured stones go back to their owner, to be played again. The
    count rests on it.

    Source: Wikipedia, Rules of Go (French), "Ing rules" and the section on counting; senseis.xmp.net/?IngCounting.

    Open: the sources give the number for 19x19 boards only; for others it follows from how the count works. What a
    player does who has none left is not said. We take it that only passing remains.

    Scenario: [1] Four stones for nine points
      Given an empty 3x3 board
      When the game goes A1 pass B1 pass A2 pass B3
      Then White may play C3
      When White passes
      Then Black may not play A3, because the player has no stone left
      And Black may pass

    Scenario: [2] A captured stone may be played again
      Given an empty 3x3 board
      When the game goes A1 A2 C3 B1
      Then the last play captures A1
      When the game goes C1 pass B3 pass C2 pass
      Then Black may not play A3, because the player has no stone left
