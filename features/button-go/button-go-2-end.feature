Feature: Button Go 2 - The end

  Taking the button is not yet passing.

  @button-go.2
  Rule: Two passes in succession end the game, and the turn that takes the button is not one of them

    After the button is gone a pass is a pass.

    Source: the rules of KataGo, on the button (lightvector.github.io/KataGo/rules.html); Sensei's Library, "Button Go"
    (senseis.xmp.net/?ButtonGo), where taking the button is another thing than passing.

    Scenario: [1] The button and a pass do not end the game
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then the game is not over
      And it is Black's turn
      And Black may play D3

    Scenario: [2] Another pass does
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass pass
      Then the game is over
      And White may not play D3, because the game is over

    Scenario: [3] Once the button is gone two passes are enough
      Given an empty 5x5 board
      When the game goes C3 pass D3 C4 pass
      Then the game is not over
      When White passes
      Then the game is over

    Scenario: [4] The first three turns of a game may end it
      Given an empty 5x5 board
      When the game goes pass pass
      Then the game is not over
      When Black passes
      Then the game is over
      And Black wins by 0.5 points

  @button-go.2.ko
  Rule: Taking the button lifts every ban: what was on the board before it may come back

    From then on positions are remembered anew, the one on the board first.

    Source: Spight's rules, Sensei's Library, "Button Go" (senseis.xmp.net/?ButtonGo), where taking the button lifts the bans
    on retaking kos; the rules of KataGo (lightvector.github.io/KataGo/rules.html), where the state that may not recur
    includes whether somebody has passed.

    Open: critics of Spight's would rather keep the bans (senseis.xmp.net/?ButtonGo%2FDiscussion).

    # D44. White takes the button by passing.
    Scenario: [1] The ko may be retaken after the button
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a, White passes and Black passes
      Then the game is not over
      And White may play B4
      When White plays B4
      Then the last play captures C4

    Scenario: [2] Without the button it may not
      Given the position of button-go.2.ko/1
      When Black plays a
      Then White may not play B4, because it recreates an earlier position

    Scenario: [3] A ko taken after the button is closed
      Given the position of button-go.2.ko/1
      When Black passes, White passes and Black plays a
      Then White may not play B4, because it recreates an earlier position

    # Two stones sent, one returned. The position at the start stands on the board when Black takes the button.
    Scenario: [4] A later pass opens nothing, and the position at the button counts
      Given this position, with Black to play
        """
        . . . . .
        . . X X X
        X X X O O
        X O O O a
        X O . O X
        X O X X b
        """
      When the game goes pass pass a b
      Then Black may not play E2, because it recreates an earlier position
