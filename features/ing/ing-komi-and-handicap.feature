Feature: Ing rules - Compensation and handicap

  What makes the two players even.

  @ing.komi
  Rule: Black gives White eight points, and wins if the scores are then equal

    Four white stones are put into Black's territory before the filling in: each is a point more for White and one fewer
    for Black. It amounts to seven points and a half.

    Source: Wikipedia, Rules of Go (French), "Ing rules"; senseis.xmp.net/?IngCounting; General Tournament Rules of the
    European Go Federation (home.snafu.de/jasiek/egfgtr.html).

    Scenario: [1] Eight points for White
      Given an empty 3x3 board
      When the players agree on a komi of 8
      Then the komi is 8
      When Black plays B2
      And both players pass
      And the players agree that no stone is dead
      Then the score is Black 9, White 8
      And Black wins by 1 point
      And by fill-in Black wins by 1 point

    Scenario: [2] Equal scores are Black's
      Given an empty 4x2 board
      When the players agree on a komi of 8
      And Black plays B2
      And both players pass
      And the players agree that no stone is dead
      Then the score is Black 8, White 8
      And Black wins

    Scenario: [3] A point less is White's
      Given an empty 7x1 board
      When the players agree on a komi of 8
      And Black plays D1
      And both players pass
      And the players agree that no stone is dead
      Then White wins by 1 point

  @ing.handicap
  Rule: Black puts handicap stones anywhere

    Then White moves first.

    Source: Kim, Simon and Straus on Ing's rules (www.usgo.org/resources/KSS.html).

    Open: what White gets for them. The rules are silent; the American Go Association asked for a point a stone, which
    others took up (forums.online-go.com, "Should Ing rules give a handicap bonus to white?"). We add nothing.

    Scenario: [1] Two stones side by side in a corner
      Given an empty 9x9 board
      When the players agree on 2 handicap stones
      And Black places handicap stones on A1 and B1
      Then it is White's turn
      And the chain of A1 is A1 and B1

    Scenario: [2] Nothing is added for White
      Given an empty 3x3 board
      When the players agree on 2 handicap stones
      And Black places handicap stones on A2 and B2
      And both players pass
      And the players agree that no stone is dead
      Then the score is Black 9, White 0
