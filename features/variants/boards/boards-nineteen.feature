Feature: Boards - 19x19

  @boards.nineteen
  Rule: The board has 19 lines each way

    Source: Lorrain, New Zealand rules; Korean rules of 2016, article 2 (home.snafu.de/jasiek/k2016.html). The Japanese
    rules have it in article 3, but their commentary lets players agree on another size (japanese.3).

    Open: other boards. The texts speak of 19x19 alone; games on smaller boards are played by them all the time, and from what
    a text does not say nothing follows. Our scenarios use small boards for all that is not a matter of size.

    Scenario: [1] 19x19, and no document decides about others
      Given an empty 19x19 board
      Then a 19x19 board is within the rules
      And no document decides whether a 9x9 board is within the rules
      And no document decides whether a 13x13 board is within the rules
      And no document decides whether a 17x17 board is within the rules
      And no document decides whether a 19x18 board is within the rules
