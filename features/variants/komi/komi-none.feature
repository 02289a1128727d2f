Feature: Komi - none

  Points for White, who moves second.

  @komi.none
  Rule: White gets no points for having moved second

    Source: Wikipedia, Rules of Go (French), "Comparative features of the basic rules"; Belgian Go Federation,
    beginners' page, which knows of none.

    Scenario: [1] No whole number of points
      Given an empty 9x9 board
      Then it is against the rules that the players agree on a komi of 7
      And it is against the rules that the players agree on a komi of 8
      And the komi is 0

    Scenario: [2] No half points
      Given an empty 9x9 board
      Then it is against the rules that the players agree on a komi of 6.5

    Scenario: [3] No bids
      Given an empty 9x9 board
      Then it is against the rules that the players bid 5, 6 and 7.5 for Black
