Feature: Button Go 1 - The button

  Button Go was thought out by B. Phease and W. Spight. None of the three base sources has it; the articles are numbered by us.

  @button-go.1
  Rule: The first player to pass in the game takes the button, which is worth half a point

    There is one button. Whoever takes it uses the turn for it and plays no stone; it is added to the score.

    Source: Sensei's Library, "Button Go" (senseis.xmp.net/?ButtonGo); the rules of KataGo, on the button
    (lightvector.github.io/KataGo/rules.html).

    Open: in Spight's words taking the button is a move of its own, beside plays and passes; a player could pass and leave
    it. As in KataGo, who passes first takes it.

    # By area 6 to 6.
    Scenario: [1] Black passes first
      Given an empty 4x3 board
      When the game goes B3 C3 B2 C2 B1 C1 pass pass pass
      Then Black wins by 0.5 points

    # By area 8 to 7; by territory a draw.
    Scenario: [2] White passes first
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass pass
      Then Black wins by 0.5 points

    Scenario: [3] Who passes later gets nothing
      Given an empty 4x3 board
      When the game goes B3 C3 pass C2 B2 C1 B1 pass pass
      Then Black wins by 0.5 points

    Scenario: [4] The score shows it
      Given an empty 4x3 board
      When the game goes B3 C3 B2 C2 B1 C1 pass pass pass
      Then the score is Black 6.5, White 6

  @button-go.1.whole-komi
  Rule: Komi is a whole number, so the button decides a game that would be a draw

    Source: Sensei's Library, "Button Go".

    # By area 9 to 6.
    Scenario: [1] With three points of komi it would be a draw
      Given an empty 5x3 board
      When the players agree on a komi of 3
      And the game goes C3 D3 C2 D2 C1 D1 pass pass pass
      Then the game is over
      And Black wins by 0.5 points

    Scenario: [2] White takes the button, and the game is White's
      Given an empty 5x3 board
      When the players agree on a komi of 3
      And the game goes C3 D3 C2 D2 C1 D1 A3 pass pass pass
      Then White wins by 0.5 points

    Scenario: [3] Half points are for the button alone
      Given an empty 9x9 board
      Then it is within the rules that the players agree on a komi of 7
      And it is against the rules that the players agree on a komi of 6.5
