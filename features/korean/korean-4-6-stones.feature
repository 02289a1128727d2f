Feature: Korean rules, articles 4 to 6 - Liberties, forbidden points, life

  What stones live on.

  @korean.4
  Rule: Stones without liberties are captured and removed

    The liberties of a stone are the empty points next to it along the lines; those of connected stones are taken
    together.

    Source: Korean rules of 2016, article 4 (home.snafu.de/jasiek/k2016.html, baduk.or.kr/baduk/baduk6.asp).

    Scenario: [1] The liberties of connected stones
      Given this position, with White to play
        """
        . . . . .
        . a b . .
        c X X d .
        . e X f .
        . . g . .
        """
      Then the chain of C3 is B3, C3 and C2
      And the liberties of C3 are a, b, c, d, e, f and g

    Scenario: [2] Stones all of whose liberties are taken are removed
      Given this position, with White to play
        """
        . . . . .
        . O O . .
        O # # O .
        . O # a .
        . . O . .
        """
      When White plays a
      Then the last play captures the marked stones
      And Black has lost 3 stones

  @korean.5
  Rule: A stone may not be placed where it would be left without a liberty, unless it captures

    Source: Korean rules of 2016, article 5 (home.snafu.de/jasiek/k2016.html, baduk.or.kr/baduk/baduk6.asp); Korean
    rules of 1992, article 8 (dooole.tistory.com/44).

    Scenario: [1] Forbidden for one stone and for a chain
      Given this position, with Black to play
        """
        . O . . O .
        O a O O X O
        . O . O b O
        . . . O O .
        """
      Then Black may not play a, because it is self-capture
      And Black may not play b, because it is self-capture

    # D35
    Scenario: [2] Allowed if stones are captured by it
      Given this position, with Black to play
        """
        . . . . .
        . . . . .
        X X X X X
        X @ @ @ @
        X @ a X X
        """
      Then Black may play a
      When Black plays a
      Then the last play captures the marked stones

  @korean.6
  Rule: Stones that cannot be captured are alive, stones that can be captured are dead

    The article shows two black groups with two liberties each: one lives, as White may play on neither of them, the
    other is dead, as White may play there and take the liberties away. The pictures are not at hand; the boards are
    ours.

    Source: Korean rules of 2016, article 6 (m.baduk.or.kr/story/G05.asp, baduk.or.kr/baduk/baduk6.asp).

    Open: life is judged in its own part of the board (Sensei's Library, KoreanRules). Whether moonshine life is alive
    if left alone is disputed there; if it is played out, its owner may have a draw. By the Japanese rules (article 7-2)
    it is dead in any case.

    Scenario: [1] Two points on which the opponent may not play
      Given this position, with White to play
        """
        a X b X O .
        X X X X O .
        O O O O O .
        . . . . . .
        """
      Then White may not play a, because it is self-capture
      And White may not play b, because it is self-capture

    Scenario: [2] Two points on which the opponent may
      Given this position, with White to play
        """
        a b X O . .
        X X X O . .
        O O O O . .
        . . . . . .
        """
      Then White may play a and b
      When White plays b, Black plays a and White plays B4
      Then the last play captures A4, A3, B3, C3 and C4

  @korean.6.status
  Rule: Whether stones can be captured is found out in their own part of the board

    A program is asked which stones are dead. The first two boards are as those of the article.

    Source: Korean rules of 2016, article 6 (m.baduk.or.kr/story/G05.asp, baduk.or.kr/baduk/baduk6.asp); Sensei's Library,
    KoreanRules; on bent four mir.pe/wiki/귀곡사, by which Korea and Japan hold it for dead, while in China it is played out.

    Open: the text does not say how a ko is read. On three points without capturing, double-ko death and moonshine life as they stand
    the sources are silent or differ, so that no scenario asks about them.

    Scenario: [1] Two points on which the opponent may not play
      Given this position at the end of the game
        """
        . X . X O .
        X X X X O O
        O O O O O .
        . O . O O O
        """
      Then A3 and A2 are alive

    Scenario: [2] Two points on which the opponent may
      Given this position at the end of the game
        """
        . . # O O .
        # # # O . O
        O O O O O O
        . O . O O O
        """
      Then the marked stones are dead
      And A2 is alive

    Scenario: [3] Bent four in the corner
      Given this position at the end of the game
        """
        O O . # O . O
        O . # # O O O
        # # # O O . O
        O O O O . O O
        . O . O O O .
        O O O O O O O
        O O O O O O O
        """
      Then the marked stones are dead
      And A7 and E7 are alive
