Feature: Repetition - the ko rule, by one's own previous move, and longer cycles

  Only the previous move counts.

  @repetition.simple-own.cycles
  Rule: What stood after a player's earlier moves may come back

    Source: Wikipedia, Rules of Go (French), explanation, "Ko and superko": the ko rule forbids immediate repetition
    alone.

    Scenario: [1] Triple ko
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6 F5
      Then Black may play D6

    # D73
    Scenario: [2] Another triple ko
      Given the position of base.8/10
      When the game goes A6 E5 C6 A5 E6 C5
      Then Black may play A6

    Scenario: [3] Double-ko seki
      Given the position of repetition.none.cycles/2
      When the game goes D6 B5
      Then Black may not play B6, because it recreates an earlier position
      When the game goes pass D5 B6 pass
      Then Black may play D6

    Scenario: [4] Quadruple ko
      Given the position of repetition.none.cycles/3
      When the game goes D8 B7 F8 H7 B8 D7 H8 F7
      Then Black may play D8

    Scenario: [5] Moonshine life
      Given the position of repetition.none.cycles/4
      When the game goes C1 B7 D8 D1 B8 D7
      Then Black may play C1

    Scenario: [6] Eternal life
      Given the position of repetition.none.cycles/5
      When the game goes C1 E1 D1 F1
      Then Black may play C1

    Scenario: [7] Sending two stones and returning one
      Given the position of repetition.none.cycles/6
      When the game goes F3 F1 F2 pass
      Then Black may play F3

    @supply.unlimited
    Scenario: [8] Bent four with a double-ko seki
      Given the position of repetition.simple.cycles/8
      When the game goes C10 B9 B10 A10 A9 D2 B3 A10 D3 B2 A9
      Then Black may play D2

    Scenario: [9] After a lap there is nothing to agree on
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6 F5
      Then it is against the rules that the players agree that the game repeats itself
