Feature: Ing rules, article 2 - Life and death

  What is alive, and how it is shown.

  @ing.2 @untestable
  Rule: Life and death are determined by the type of breath

    Breath is what other rules call liberties; the text sorts it into kinds, and calls a group alive or dead by the kind
    it has.

    Source: Ing's Goe Rules, 1996, second sentence of the summary (dokumen.tips/documents/ings-goe-rules.html).

    Open: the chapter that explains the kinds was not to be had whole.

    Untestable: the kinds are names for what a reader sees in a position. No procedure in the text assigns them.

  @ing.2.removal
  Rule: They are verified by removal: whoever holds a stone for dead against the other's word has to take it

    Taking it costs nothing, since stones and empty points count alike.

    Source: Ing's Goe Rules, 1996, second sentence of the summary; "Disputed positions may be played out" is how Kim,
    Simon and Straus put it (www.usgo.org/resources/KSS.html).

    Open: whether stones that both hold for dead have to be taken too. A page on the counting has them removed before it
    (senseis.xmp.net/?IngCounting), and so do we.

    Scenario: [1] Stones in dispute are taken, and the score is the same as by agreement
      Given this position, with Black to play
        """
        . . X O .
        . O X O O
        . . X O .
        X X X O O
        . . X O .
        """
      When both players pass
      And the game goes B3 pass B5 pass A4 pass pass
      And the players agree that no stone is dead
      Then the score is Black 15, White 10
