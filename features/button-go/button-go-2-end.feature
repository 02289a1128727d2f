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
  Rule: Taking the button is no play: a position that a play may not recreate stays forbidden

    Source: the rules of KataGo, where the button is taken by a pass and superko looks at all positions before.

    Open: by Spight's rules taking the button lifts every ban on retaking a ko; his critics would rather not
    (senseis.xmp.net/?ButtonGo%2FDiscussion). We keep the base rules.

    # D44
    Scenario: [1] The ko is not retaken after the button
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
      And White may not play B4, because it recreates an earlier position
