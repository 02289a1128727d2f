Feature: Compensation - A point for each stone

  Every stone that Black got for nothing is paid back.

  @compensation.each
  Rule: White gets as many points as there are handicap stones

    They are added to White's score where area is counted, in which each of the stones is a point.

    Source: British Go Association, "Comparison of Some Go Rules" (britgo.org/rules/compare), for the Chinese rules.

    Open: the texts of the Chinese rules that we have seen do not speak of handicaps.

    # Four black stones, two white ones; every empty point is shared.
    @handicap.free @scoring.area @button.none
    Scenario: [1] Four points for four stones placed freely
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      And Black places handicap stones on C3, G3, C7 and G7
      And the game goes E5 pass E6 pass pass
      Then White wins by 2 points

    @handicap.free @scoring.area @button.none
    Scenario: [2] Two points for two stones
      Given an empty 9x9 board
      When the players agree on 2 handicap stones
      And Black places handicap stones on C3 and G7
      And the game goes E5 pass E6 pass pass
      Then White wins by 2 points

    @handicap.fixed @scoring.area @button.none
    Scenario: [3] Four points for four stones on star points
      Given an empty 19x19 board
      When the players agree on 4 handicap stones
      And the game goes K10 pass K11 pass pass
      Then White wins by 2 points

    @handicap.consecutive @scoring.area @button.none @first-pass.free
    Scenario: [4] Four points for four stones for which White passes
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      And the game goes C3 pass G3 pass C7 pass G7 E5 pass E6 pass pass
      Then White wins by 2 points

    # Two black stones, three white ones, and nothing else.
    @scoring.area @button.none @needs.literal-score @handicap.free
    Scenario: [5] In an even game White gets none
      Given an empty 9x9 board
      When the game goes C3 E5 C7 E6 pass E7 pass pass
      Then White wins by 1 point

    # Nine black stones, two white ones.
    @handicap.free @scoring.area @button.none
    Scenario: [6] Nine points for nine stones
      Given an empty 9x9 board
      When the players agree on 9 handicap stones
      And Black places handicap stones on C3, G3, C7, G7, E5, C5, G5, E3 and E7
      And the game goes A1 pass J9 pass pass
      Then White wins by 2 points

    Scenario: [7] Stones that the controller has placed
      Given an empty 9x9 board
      When the controller asks for 4 fixed handicap stones
      Then the handicap is worth 4 points to White

    Scenario: [8] Nine of them
      Given an empty 9x9 board
      When the controller asks for 9 fixed handicap stones
      Then the handicap is worth 9 points to White
