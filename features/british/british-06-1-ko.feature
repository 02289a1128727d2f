Feature: British rule 6 - Ko

  The shortest repetition.

  @british.6-1
  Rule: A ko is a cycle of two plays

    One stone takes one stone and would be taken back at once, which would restore the position. Everything longer the
    interpretation calls superko (british.6-2).

    Source: British Go Association, interpretation of the AGA rules, 6.1 (britgo.org/rules/bgainterpretation); summary,
    "Ko and Superko" (britgo.org/rules/agasummary).

    Open: by the words of 6.2 only positions made by the same player's own plays count, and then a ko may be retaken at
    once if the player passed into it. A British text of 2009 is said to ban that as well; we have not found it.

    Scenario: [1] White has made the position, so she may not bring it back
      Given this position, in which White has just played B4
        """
        . X O . .
        X O a O .
        . X O . .
        . . . . .
        . . . . .
        """
      When Black plays a
      Then the last play captures B4
      And White may not play B4, because it recreates an earlier position

    Scenario: [2] After an exchange elsewhere she may
      Given the position of british.6-1/1
      When Black plays a, White plays E1 and Black plays A1
      Then White may play B4
      When White plays B4
      Then the last play captures C4
      And Black may not play C4, because it recreates an earlier position

    Scenario: [3] A cycle of two plays on four points
      Given an empty 4x1 board
      When the game goes B1 C1 D1
      Then the last play captures C1
      And White may not play C1, because it recreates an earlier position
