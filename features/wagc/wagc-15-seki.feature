Feature: World Amateur Go Championship rules - Eyes and seki

  What lives without being able to be taken.

  @wagc.15 @untestable
  Rule: An eye is a point of whose eight neighbours, diagonal ones included, the player holds at least seven

    Source: World Amateur Go Championship rules, rule 15, quoted in home.snafu.de/jasiek/wagcflaw.html.

    Untestable: nothing but the discussion of life rests on it, and that is for the players. The source shows that it is
    no exact definition.

  @wagc.17
  Rule: Opposing groups with one eye each at most, neither of which can be captured by an attack of the other, are in seki

    Source: World Amateur Go Championship rules, rule 17, quoted in home.snafu.de/jasiek/wagcflaw.html.

    Open: that points in seki are not counted is inferred from the Japanese rules on which these rest (Wikipedia, Rules
    of Go, in French, "Rulesets"; the booklet's foreword). A seki of more than two groups is left out by the words. By
    article 8 of the Japanese rules of 1989 any live stones beside a neutral point are in seki; here it takes two groups
    with one eye each at most.

    # D71
    Scenario: [1] Who moves first loses stones
      Given this position, with Black to play
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O a X X
        """
      When Black plays a and White plays E3
      Then the last play captures C5, D5, E5, C4, D4, E4, D3, D2, E2, D1, E1 and C1

    Scenario: [2] And neither has points there
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then the score is Black 0, White 0

    Scenario: [3] Asked for their status, both are in seki
      Given this position at the end of the game
        """
        O O X X X
        O O X X X
        O . O X .
        O O O X X
        O O . X X
        """
      Then A1 and E1 are in seki

  @wagc.life
  Rule: Stones are alive if the opponent cannot prevent two eyes, or if they are in seki; others are dead

    Source: Robert Jasiek, Model for the World Amateur Go Championship Rules (home.snafu.de/jasiek/wagcmod.html).

    Open: the rules describe shapes of eyes and leave the play to the reader. How a ko is read is not known, and the precedents (bent
    four in the corner and three points without capturing among them) could not be read; no scenario asks about these.

    Scenario: [1] Two eyes
      Given this position at the end of the game
        """
        . X . X O .
        X X X X O O
        O O O O O .
        . O . O O O
        """
      Then A3 and A2 are alive

    Scenario: [2] One eye that cannot become two
      Given this position at the end of the game
        """
        . . # O O .
        # # # O . O
        O O O O O O
        . O . O O O
        """
      Then the marked stones are dead
      And A2 is alive
