Feature: Japanese rules, article 7 - Life and death

  What the players confirm after the game has stopped. The article's definitions rest on what could be played, so the
  scenarios give the verdict, which the players agree on, and show what follows from it. Each has a position on whose
  status the commentary and later models of the rules are of one mind.

  @japanese.7-1
  Rule: Stones that the opponent cannot capture are alive, others are dead

    Captured for good, that is: stones are alive too if their capture would make room for new ones that stay. Dead
    stones are not played out.

    Source: Japanese Rules of Go of 1989, article 7-1, with the official commentary, its examples 1 and 7 and figure 7
    (nihonkiin.or.jp/match/kiyaku); on double-ko death also KataGo, docs/rules.html, on moonshine life Sensei's Library.

    Open: whether the new stones may come up anywhere on the board, or only where stones were captured. Where the
    readings differ, as with an unfilled ko beside a threat of its own (lifein19x19.com/viewtopic.php?p=251494), no
    scenario takes sides. KataGo, whose territory rules let both players play it out, counts three points without
    capturing as three points, not as a seki (docs/rules.html).

    # Example 7
    Scenario: [1] Bent four in the corner is dead as it stands
      Given this position, with Black to play
        """
        O O . # O . O
        O . # # O O O
        # # # O O . O
        O O O O . O O
        . O . O O O .
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then Black has lost 6 stones
      And the score is Black 0, White 20

    # Example 1, colours exchanged: if taken, the four white stones and the black one at A5 come back for good.
    Scenario: [2] Three points without capturing: all stones are alive, and what is beside A6 is in seki
      Given this position, with White to play
        """
        . O O X . X .
        X O O X X X X
        O X X X . X .
        O O O X X X X
        . O . O O O O
        O O O O . O .
        """
      When both players pass
      And the players agree that no stone is dead
      Then the score is Black 4, White 4

    # Taken during the game they are prisoners, and the points are Black's if White does not come back there.
    Scenario: [3] Three points without capturing: Black takes them before the stop, and White leaves it at that
      Given the position of japanese.7-1/2
      When White passes and Black plays A6
      Then the last play captures B6, C6, B5 and C5
      When both players pass
      And the players agree that no stone is dead
      Then White has lost 4 stones
      And the score is Black 12, White 4

    # Figure 7, with one stone
    Scenario: [4] In a snapback the stone sent in is alive, and those around it are dead
      Given this position, with Black to play
        """
        O O O . .
        # # a O O
        O # O X X
        O O X X .
        . O X . X
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then the score is Black 2, White 10

    Scenario: [5] Double-ko death: whichever of the two kos Black takes, White takes the other
      Given this position, with Black to play
        """
        X O # . # .
        X O O # O #
        X X O O . O
        X X X O O .
        . X X X O O
        X . X X X X
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then the score is Black 2, White 12

    # The double-ko seki above has a ko threat for White as often as she likes (japanese.7-2).
    Scenario: [6] Moonshine life is dead
      Given this position, with White to play
        """
        O O O O O O
        O X O . O .
        X . X O X X
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
      When both players pass
      And the players agree that the marked stones are dead
      Then White has lost 5 stones
      And the score is Black 14, White 2

    # White holds the ko; she takes it to the end, as Black has to pass for it.
    Scenario: [7] One eye and a ko are not enough
      Given this position, with Black to play
        """
        O O O O O
        O . O . O
        O O O O O
        # # # O O
        . # O . O
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then the score is Black 0, White 12

  @japanese.7-1.mistaken
  Rule: What both players agree on stands, even if search shows that it is not so

    Both lose only where they agree on nothing (japanese.13-1). Neither a player nor a program can go back behind what both have
    confirmed.

    Source: Japanese Rules of Go of 1989, articles 9-2, 10-4 and 13-1 (nihonkiin.or.jp/match/kiyaku/zenbun.html); Wikipedia,
    Rules of Go (French), "Territory scoring and area scoring".

    Open: Wikipedia has both players lose who come to a wrong conclusion. The articles do not say so; the scenarios follow them. What an
    agreement has wrong is told by `./touchstone judge`.

    # Example 7, where they are dead (japanese.7-2)
    Scenario: [1] Bent four in the corner, agreed to be alive
      Given the position of japanese.7-1/1
      When both players pass
      And the players agree that no stone is dead
      Then the game is over
      And White wins by 6 points

    # D71, where all are alive (japanese.8.status)
    Scenario: [2] Stones in seki, agreed to be dead
      Given this position, with Black to play
        """
        O O # # #
        O O # # #
        O . O # .
        O O O # #
        O O . # #
        """
      When both players pass
      And the players agree that the marked stones are dead
      Then the game is over
      And White wins by 25 points

  @japanese.7-1.tribunal @untestable
  Rule: What neither the definitions nor precedents decide is for a tribunal to judge

    Source: Wikipedia, Rules of Go (French), "Territory scoring and area scoring".

    Untestable: it leaves the case to people. Of the official examples whose boards could not be found (6, 9 and 10 among them) the
    same is true here.
