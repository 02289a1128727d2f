Feature: The New Zealand rules in Lorrain's wording, article 14 - Handicap

  How a weaker player is helped.

  @lorrain.14
  Rule: In a game with a handicap of n stones White passes on her first n - 1 moves

    n is 1 or more. Black puts the stones wherever Black likes, and owes White nothing for them.

    Source: Lorrain, New Zealand rules, the sentence on handicap and the comment on it.

    Open: komi in such a game. Lorrain gives komi in even games and does not come back to it; the society's rules say
    there is none (new-zealand.11).

    Scenario: [1] Three stones, two passes
      Given an empty 9x9 board
      When the players agree on 3 handicap stones
      And Black plays E5
      Then White may not play C3, because White passes for the handicap
      When the game goes pass A1
      Then White may not play C3, because White passes for the handicap
      When the game goes pass E6
      Then White may play C3

    Scenario: [2] One stone, no pass
      Given an empty 9x9 board
      When the players agree on 1 handicap stone
      And Black plays E5
      Then White may play C3

    Scenario: [3] White gets no points for the stones
      Given an empty 4x1 board
      When the players agree on 3 handicap stones
      And the game goes B1 pass A1 pass C1
      And the players agree to stop
      And the players agree that no stone is dead
      Then the score is Black 4, White 0
