Feature: The first pass - which one it is

  Whether it matters who passes first in a game.

  @first-pass.komi-rises.of-the-game
  Rule: The first pass is the first of the whole game, and happens once

    Not the first of the two with which the play stops.

    Source: "Ikeda's Rule" in Sensei's Library (https://senseis.xmp.net/?IkedasRule), on the rule from which this one
    comes.

    # Black fills A2 and A4, White D2; the board is halved.
    @ending.two-passes @scoring.area @group-tax.none @button.none
    Scenario: [1] White passes early, and Black first in the end
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 A2 pass A4 D2 pass pass
      Then the score is Black 8, White 9

    @ending.stop @scoring.area @group-tax.none @button.none
    Scenario: [2] The same where the players agree on the end
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 A2 pass A4 D2 pass pass
      And the players agree that no stone is dead
      Then the score is Black 8, White 9

    @ending.two-passes @scoring.area @group-tax.none @last-pass.either @button.none
    Scenario: [3] Black passes early, and White first in the end
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 A2 pass pass
      Then the score is Black 8, White 8

    @ending.stop @scoring.area @group-tax.none @last-pass.either @button.none
    Scenario: [4] The same where the players agree on the end
      Given an empty 4x4 board
      When the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass D2 A2 pass pass
      And the players agree that no stone is dead
      Then the score is Black 8, White 8
