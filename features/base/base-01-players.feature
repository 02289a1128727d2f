Feature: Rule 1 - Players

  Who plays, and who takes which colour.

  @base.1
  Rule: Go is a game between two players, called Black and White

    Each player is named after the colour of the stones they play with. There is no third player and no third colour.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 1; explanation, "Players".

    Scenario: [1] Black plays black stones and White plays white ones
      Given an empty 5x5 board
      When Black plays B2 and White plays D4
      Then the position is
        """
        . . . . .
        . . . O .
        . . . . .
        . X . . .
        . . . . .
        """

    Scenario: [2] The two players are the only ones who move
      Given an empty 5x5 board
      When Black plays C3
      Then it is White's turn
      When White plays C2
      Then it is Black's turn

  @base.1.nigiri @untestable
  Rule: Between equals the colours are drawn by lot, and a weaker player takes Black

    One player takes a handful of white stones. The other puts down one black stone or two, guessing that the handful
    is odd or even. The stones are counted: whoever guessed right plays Black, whoever guessed wrong plays White. Between
    players of different strength nothing is drawn: the weaker one takes Black.

    Source: Wikipedia, Rules of Go (French), explanation, "Players", the paragraphs on nigiri.

    Open: the source calls the drawing of lots a tradition; rule 1 itself does not ask for it.

    Untestable: the colours are settled by people before the first move; by the time a program plays, each player has one.
