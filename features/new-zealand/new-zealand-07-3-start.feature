Feature: New Zealand rules, article 7 - The first position

  The one position that nobody made.

  @new-zealand.7.start
  Rule: The empty board at the start follows no move, and may be made again

    Only self-capture can empty the board. Whoever has emptied it once has made that position by a move.

    Source: New Zealand Rules of Go, seventh paragraph, item 1, by the letter.

    Open: the wording of Lorrain, who speaks of what stood while the opponent was to move, forbids White to empty the
    board (lorrain.9.start).

    Scenario: [1] Black empties a board of two points
      Given an empty 2x1 board
      When the game goes A1 pass
      Then Black may play B1
      When Black plays B1
      Then the board is empty

    Scenario: [2] White empties it
      Given an empty 2x1 board
      When the game goes A1 B1 pass
      Then White may play A1
      When White plays A1
      Then the board is empty
      And Black may not play A1, because it recreates an earlier position

    Scenario: [3] On a board of one point each may play once
      Given an empty 1x1 board
      When the game goes A1 A1
      Then Black may not play A1, because it recreates an earlier position

    Scenario: [4] Four stones give themselves up
      Given an empty 2x2 board
      When the game goes pass A1 pass B1 pass A2 pass
      Then White may play B2
