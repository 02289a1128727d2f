Feature: Ing rules, article 3 - Longer cycles

  What goes on for ever by more than two moves.

  @ing.3.recycling
  Rule: A move without variation is prohibited; which longer cycles this stops, and when, the texts do not settle

    Ing gave up the rule that no position may come back. A fighting ko is stopped by its hot stones, a disturbing one
    when its first cycle is complete.

    Source: Ing's SST Laws of Wei-ch'i, 1991, translator's note and article 1, "Board play"; the text on ko given in
    senseis.xmp.net/?IngKoRule. The positions are those of KataGo's tests (v1.17.2, cpp/tests/testrules.cpp).

    Open: which of the two a ko is depends on what is alive, and life in turn on the ko. Interpreters disagree even on
    common cycles. Spight's wording decides all of them, in a way of its own: repetition.ing-spight.

    Scenario: [1] Two stones sent and one returned
      Given this position, with Black to play
        """
        . . . . . .
        . . . X X X
        . X X X O O
        . X O O O a
        . X O . O X
        . X O X X c
        """
      When Black plays a and White plays c
      Then no document decides whether Black may play F2

    Scenario: [2] The sixth capture in a triple ko
      Given this position, with Black to play
        """
        O O O O O O O
        O X O . O . O
        X . X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        . . . . . . .
        """
      When the game goes D6 B5 F6 D5 B6
      Then no document decides whether White may play F5

  @ing.3.double-hot @untestable
  Rule: In eternal life the two stones made by adding one to another are hot together

    They may be taken only after a move in between, like a single hot stone.

    Source: the text on ko given in senseis.xmp.net/?IngKoRule.

    Untestable: where this differs from other play it rests on the ko's being a fighting one, which no procedure
    decides.

  @ing.3.twin-hot @untestable
  Rule: In a fighting triple ko a second stone is hot besides the one just played

    The player to move can take neither, and has to move elsewhere.

    Source: the text on ko given in senseis.xmp.net/?IngKoRule.

    Open: Spight's wording makes hot every stone played in an unbroken run of ko plays. It decides more than Ing's.

    Untestable: a triple ko in which both sides have an eye is a disturbing one, and has no hot stones. The text has
    examples of both, and no procedure to tell them apart.

  @ing.3.disturbing @untestable
  Rule: Whoever disturbs may go through one complete cycle, and then has to stop

    A disturbing ko has no hot stones. Life and death are settled in it, and the cycle changes neither.

    Source: the text on ko given in senseis.xmp.net/?IngKoRule and senseis.xmp.net/?DisturbingKo.

    Untestable: a ko is disturbing if life and death are settled, and they are settled if the ko is disturbing. Who the
    disturber is, is a matter of intention.
