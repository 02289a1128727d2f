Feature: World Amateur Go Championship rules - The end of the game

  Neutral points, passing and who has won.

  @wagc.20
  Rule: Passing is for when no neutral point is open and no defence is needed any more

    Until then the players go on in turn.

    Source: World Amateur Go Championship rules, rule 20 (i), in home.snafu.de/jasiek/wagcflaw.html and
    themagicofgo.com/167.

    Open: by the words a player would even have to fill the neutral point of a seki and lose by it. Read with sense the
    rule says when to pass, and a program cannot be asked to refuse a pass.

    Scenario: [1] Neutral points are filled in turn, and count for nobody
      Given this position, with Black to play
        """
        . X a O .
        X X b O O
        . X X O .
        """
      When Black plays a and White plays b
      And Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 2, White 2

    Scenario: [2] Dead stones need not be captured
      Given this position, with White to play
        """
        . . X O .
        @ . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then the game is over
      And the score is Black 8, White 3

  @wagc.resumption
  Rule: A game in which the players have passed may be resumed

    Source: World Amateur Go Championship rules, foreword (go.org.ar/pagina?name=reglasWAGC): a rule of its own, in
    place of article 36 of the rules of 1949, is on passing and resuming.

    Open: the rule itself could not be read, so that no source at hand says who moves first.

    Scenario: [1] Who moves first is not known
      Given this position, with Black to play
        """
        . X . O .
        X X a O O
        . X . O .
        """
      When both players pass
      Then no document decides what follows if Black asks for the game to be resumed

  @wagc.21
  Rule: In some cases there is a winner without counting, as when a player resigns

    Source: World Amateur Go Championship rules, rules 1 and 21 (go.org.ar/pagina?name=reglasWAGC); rules of 1949,
    article 1 with its note on article 37 (go-en.com/igorule/kiyaku.html).

    Open: rule 21 could not be read. That it means resignation is clear from the article it stands for.

    Scenario: [1] Black resigns
      Given an empty 9x9 board
      When Black plays E5 and White plays E3
      And Black resigns
      Then the game is over
      And White wins

  @wagc.komi
  Rule: All games of the championship are even, with a komi of 6 1/2 points

    Source: conditions of the 33rd World Amateur Go Championship
    (nihonkiin.or.jp/event/amakisen/worldama/33/e/rules.html).

    Scenario: [1] The komi decides an even game
      Given an empty 5x3 board
      When the players agree on a komi of 6.5
      And the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass
      And the players agree that no stone is dead
      Then White wins by 6.5 points

  @wagc.precedents @untestable
  Rule: Some shapes are judged by precedent

    The precedents of the rules of 1949 were altered for the championship, three points without capturing among them.

    Source: World Amateur Go Championship rules, foreword (go.org.ar/pagina?name=reglasWAGC).

    Untestable: the precedents could not be read, and they are verdicts on shapes for the players to agree on.
