Feature: Compensation - One point less than stones

  Black would have had the first stone anyhow.

  @compensation.one-less
  Rule: White gets a point for each handicap stone after the first

    They are added to White's score where area is counted. So the count by area comes out as the count by territory would, for
    which nothing is given.

    Source: American Go Association, rule 4, for counting by area (cs.cmu.edu/~wjh/go/rules/AGA.html); the French rule,
    "Méthode de décompte rapide" (belfort.jeudego.org/_php/regleGo.php?chap=10).

    # Four black stones, two white ones; every empty point is shared.
    @handicap.fixed @scoring.area @button.none
    Scenario: [1] Three points for four stones on star points
      Given an empty 19x19 board
      When the players agree on 4 handicap stones
      And the game goes K10 pass K11 pass pass
      Then White wins by 1 point

    @handicap.fixed @scoring.area @button.none
    Scenario: [2] Eight points for nine stones
      Given an empty 19x19 board
      When the players agree on 9 handicap stones
      And the game goes C3 pass C17 pass pass
      Then White wins by 1 point

    @handicap.free @scoring.area @button.none
    Scenario: [3] Three points for four stones placed freely
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      And Black places handicap stones on C3, G3, C7 and G7
      And the game goes E5 pass E6 pass pass
      Then White wins by 1 point

    @handicap.consecutive @scoring.area @button.none @first-pass.free
    Scenario: [4] Three points for four stones for which White passes
      Given an empty 9x9 board
      When the players agree on 4 handicap stones
      And the game goes C3 pass G3 pass C7 pass G7 E5 pass E6 pass pass
      Then White wins by 1 point

    # Two black stones, three white ones, and nothing else.
    @scoring.area @button.none @needs.literal-score @handicap.free
    Scenario: [5] In an even game White gets none
      Given an empty 9x9 board
      When the game goes C3 E5 C7 E6 pass E7 pass pass
      Then White wins by 1 point

    @handicap.fixed @scoring.area @button.none @needs.literal-score
    Scenario: [6] Nor does she where the stones would stand on star points
      Given an empty 9x9 board
      When the game goes C3 E5 C7 E6 pass E7 pass pass
      Then White wins by 1 point

    # Nine black stones, two white ones.
    @handicap.free @scoring.area @button.none
    Scenario: [7] Eight points for nine stones placed freely
      Given an empty 9x9 board
      When the players agree on 9 handicap stones
      And Black places handicap stones on C3, G3, C7, G7, E5, C5, G5, E3 and E7
      And the game goes A1 pass J9 pass pass
      Then White wins by 1 point

    Scenario: [8] Stones that the controller has placed
      Given an empty 9x9 board
      When the controller asks for 4 fixed handicap stones
      Then the handicap is worth 3 points to White

    Scenario: [9] Nine of them
      Given an empty 9x9 board
      When the controller asks for 9 fixed handicap stones
      Then the handicap is worth 8 points to White
