Feature: Compensation - None

  Handicap stones are given, and nothing is paid for them.

  @compensation.none
  Rule: White gets no points for handicap stones

    By territory a handicap stone is worth nothing in itself. By area it is worth the point it stands on, and Black keeps it.

    Source: New Zealand rules (go.org.nz/index.php/about-go/new-zealand-rules-of-go); Lorrain, New Zealand rules, which
    says so; British Go Association, "Comparison of Some Go Rules" (britgo.org/rules/compare), for the Japanese and
    Korean rules and Ing's.

    # Four black stones, two white ones; every empty point is shared.
    @handicap.free @scoring.area @button.none
    Scenario: [1] Four stones, placed freely, are worth four points by area
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      And Black places handicap stones on C3, G3, C7 and G7
      And the game goes E5 pass E6 pass pass
      Then Black wins by 2 points

    @handicap.consecutive @scoring.area @button.none @first-pass.free
    Scenario: [2] The same if White passes for them
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      And the game goes C3 pass G3 pass C7 pass G7 E5 pass E6 pass pass
      Then Black wins by 2 points

    @handicap.fixed @scoring.area @button.none
    Scenario: [3] The same on star points
      Given an empty 19x19 board
      When the players agree on 4 handicap stones
      And the game goes K10 pass K11 pass pass
      Then Black wins by 2 points

    # Black's only point is the stone taken in the corner, where Black plays again.
    @handicap.fixed @scoring.territory @button.none
    Scenario: [4] By territory they are worth nothing, and nothing is given for them
      Given an empty 19x19 board
      When the players agree on 4 handicap stones
      And the game goes A1 A2 K10 B1 K11 A1 K12 pass pass
      Then Black wins by 1 point

    # Two black stones, three white ones, and nothing else.
    @scoring.area @button.none @needs.literal-score
    Scenario: [5] Nor are there points for White in an even game
      Given an empty 9x9 board
      When the game goes C3 E5 C7 E6 pass E7 pass pass
      Then White wins by 1 point

    # Black takes the stone in the corner and plays there again: a prisoner, and no territory.
    @scoring.territory @button.none @needs.literal-score
    Scenario: [6] Nor by territory
      Given an empty 9x9 board
      When the game goes A2 A1 B1 E5 A1 E6 pass pass
      Then Black wins by 1 point

    @scoring.stones @button.none @needs.literal-score
    Scenario: [7] Nor where stones alone count
      Given an empty 9x9 board
      When the game goes C3 E5 C7 E6 pass E7 pass pass
      Then White wins by 1 point

    # Black has half a point for passing first.
    @scoring.area @button.half-point @ending.two-passes @needs.literal-score
    Scenario: [8] Nor where the first pass is worth half a point
      Given an empty 9x9 board
      When the game goes C3 E5 C7 E6 pass E7 pass pass
      Then White wins by 0.5 points

    Scenario: [9] Stones that the controller has placed
      Given an empty 9x9 board
      When the controller asks for 4 fixed handicap stones
      Then the handicap is worth 0 points to White
