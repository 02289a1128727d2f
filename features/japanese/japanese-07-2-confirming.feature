Feature: Japanese rules, article 7 - Confirming life and death

  What is looked into after the stop, without a stone being played.

  @japanese.7-1.decided
  Rule: Whether stones are alive is found out by what the players could do, not by what they say

    A program is asked which stones are alive, dead and in seki. The positions are those of which the commentary and later models
    of the rules are of one mind; the reference decides them by search (`./touchstone explain status`).

    Source: Japanese Rules of Go of 1989, article 7-1, with the official commentary, its examples 1 and 7
    and figure 7 (nihonkiin.or.jp/match/kiyaku); on double-ko death also KataGo, docs/rules.html; on the readings Jasiek, Japanese 2003
    Rules (home.snafu.de/jasiek/j2003.html).

    Open: whether new stones make captured ones alive wherever they come up, or only where stones were captured; and what ends an
    endless line. In most of these positions the readings agree. In the snapback they do not: Jasiek's region of new stones goes past the
    opponent's stones, and by it the stones that the commentary calls dead are alive; the same holds for any dead stones while a
    neutral point is left. Here the commentary decides. An unfilled ko with a threat of its own beside it
    (lifein19x19.com/viewtopic.php?p=251494) is alive by the reading of the reference, which counts new stones on what was enclosed
    with the captured ones, and dead if they count on the same points only; no scenario takes sides. Example 16 is larger than
    the search decides.

    Scenario: [1] One eye and a ko are not enough
      Given this position at the end of the game
        """
        O O O O O
        O . O . O
        O O O O O
        # # # O O
        . # O . O
        """
      Then the marked stones are dead
      And A5 and C1 are alive

    # Example 1, colours exchanged
    Scenario: [2] Three points without capturing: whatever is captured comes back for good
      Given this position at the end of the game
        """
        . O O X . X .
        X O O X X X X
        O X X X . X .
        O O O X X X X
        . O . O O O O
        O O O O . O .
        O O O O O O O
        """
      Then B7, A6, A5 and D7 are alive

    Scenario: [3] Double-ko death: the stones around need not be captured
      Given this position at the end of the game
        """
        X O # . # .
        X O O # O #
        X X O O . O
        X X X O O .
        . X X X O O
        X . X X X X
        """
      Then the marked stones are dead
      And A6, B6 and E2 are alive

    # Figure 7, with one stone: if Black takes it, White takes four.
    Scenario: [4] In a snapback the stone sent in is alive, and those around it are dead
      Given this position at the end of the game
        """
        O O O . .
        # # . O O
        O # O X X
        O O X X .
        . . X . X
        """
      Then the marked stones are dead
      And C3 and A5 are alive

    # White could still play one that stays beside her stones, at F1, F2 or F3. It has nothing to do with B3.
    Scenario: [5] A neutral point elsewhere does not make dead stones alive
      Given this position at the end of the game
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X X X X . O O O
        X X X X X . O . O
        X . X . X . O O O
        X X X X X . O . O
        . @ X X X . O O O
        X X X X X . O O O
        """
      Then the marked stones are dead
      And A1 is alive

  @japanese.7-2
  Rule: In confirming life and death a ko may not be retaken until its player has passed for that ko

    The ban outlasts any move elsewhere, so that threats, even an endless supply of them, are of no use. The commentary
    wants one pass for each ko. Bent four in the corner is dead because of it.

    Source: Japanese Rules of Go of 1989, article 7-2, with the official commentary.

    Open: whether one pass opens that ko once or for good.

    # Example 7
    Scenario: [1] Bent four in the corner is dead as it stands
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

    # White takes at C1, Black has to pass for the ko, and White takes the rest.
    Scenario: [2] Who holds the ko does not win it
      Given this position at the end of the game
        """
        O O O O O
        O . O . O
        O O O O O
        # # # O O
        . # . # O
        """
      Then the marked stones are dead
      And A5 is alive

    # Example 25: whoever takes a ko, the other takes the second one, and passing for a ko changes nothing. The stones in the kos are
    # dead, but stay on the board, as they are in nobody's territory.
    Scenario: [3] Double-ko seki: only the two stones in the kos are dead
      Given this position at the end of the game
        """
        O O O O O O
        O # O . O .
        X . X @ X X
        X X X X X X
        O O O O O O
        . O . O O .
        """
      Then the marked stones are dead
      And A6, A4 and A2 are alive

    # During the game the double-ko seki at the bottom gives Black threats without end.
    Scenario: [4] Bent four in the corner is dead beside threats that cannot be removed
      Given this position at the end of the game
        """
        O O . # O . O
        O . # # O O O
        # # # O O . O
        O O O O . O O
        . O . O O O .
        O O O O O O O
        X X X X X X X
        X . X @ X X X
        O # O . O . O
        O O O O O O O
        """
      Then the marked stones are dead
      And A10, A9, A4 and A1 are alive

    # White cannot be kept from taking back the ko in the game, as the double-ko seki at the top has a threat each time.
    Scenario: [5] Moonshine life is dead
      Given this position at the end of the game
        """
        O O O O O O
        O # O . O .
        X . X @ X X
        X X X X X X
        O O O O O O
        O . O O . O
        O O O O O O
        X X X X X X
        X . X X . X
        X X X X X X
        @ @ @ X X X
        . @ . @ X X
        """
      Then the marked stones are dead
      And A12, A10, A8 and A5 are alive

  @japanese.8.status
  Rule: Stones that are alive and have dame are in seki

    What a program is asked is the status; what it means for the score is in japanese.8.seki.

    Source: Japanese Rules of Go of 1989, article 8 (nihonkiin.or.jp/match/kiyaku/zenbun.html), with the official commentary, its
    example 1 and figure 15.

    Scenario: [1] Three points without capturing is a seki
      Given this position at the end of the game
        """
        . O O X . X .
        X O O X X X X
        O X X X . X .
        O O O X X X X
        . O . O O O O
        O O O O . O .
        O O O O O O O
        """
      Then B7, C7, B6, C6 and A6 are in seki

    # D71
    Scenario: [2] One eye against one eye, a dame between them
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then A1 and E1 are in seki

    # Either could begin the ko for it, White takes at A5 to end it; left as it is, neither is captured.
    Scenario: [3] Thousand-year ko, left as it is, is a seki
      Given this position at the end of the game
        """
        . @ X . O X X . X
        O X X . O X X X X
        O O O O O X X . X
        O O O O O X X X X
        X X X X X X X X X
        """
      Then C5 and E5 are in seki

    # Figure 15: someone has to fill it.
    Scenario: [4] A neutral point left between two groups puts both in seki
      Given this position at the end of the game
        """
        X X . O O
        . X . O .
        X X . O O
        """
      Then A1 and E1 are in seki
