Feature: Repetition - a game without result

  When the board has come round and neither player wants to give way, they may agree to leave it at that.

  @repetition.no-result.agreement
  Rule: When the position of the whole board repeats, the game ends without result if both players agree

    It takes the agreement: no number of repetitions ends the game of itself, and as long as they like the players may
    go on. Before anything has repeated there is nothing to agree on.

    Source: Japanese rules of 1989, article 12 (https://www.nihonkiin.or.jp/match/kiyaku/zenbun.html); Wikipedia, Rules
    of Go (French), section on the Japanese rules, for the triple ko.

    Open: whether a position counts as repeated if the other player is to move then. The article speaks of the position alone,
    and scenario 11 takes it at its word. In the others the same player is to move.

    Scenario: [1] Triple ko: after one lap the players may agree
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6 F5
      Then it is within the rules that the players agree that the game repeats itself
      When the players agree that the game repeats itself
      Then the game is over
      And the game has no result

    Scenario: [2] They need not, and go round again
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6 F5
      And the game goes D6 B5 F6 D5 B6 F5
      Then the game is not over
      And Black may play D6

    Scenario: [3] A move before the lap is complete there is nothing to agree on
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6
      Then it is against the rules that the players agree that the game repeats itself

    Scenario: [4] Nor is there when one stone has been taken in a ko
      Given the position of repetition.no-result/1
      When Black plays a
      Then it is against the rules that the players agree that the game repeats itself

    Scenario: [5] Quadruple ko
      Given the position of repetition.none.cycles/3
      When the game goes D8 B7 F8 H7 B8 D7 H8 F7
      And the players agree that the game repeats itself
      Then the game has no result

    Scenario: [6] Eternal life
      Given the position of repetition.none.cycles/5
      When the game goes C1 E1 D1 F1
      And the players agree that the game repeats itself
      Then the game has no result

    Scenario: [7] Moonshine life
      Given the position of repetition.none.cycles/4
      When the game goes C1 B7 D8 D1 B8 D7
      And the players agree that the game repeats itself
      Then the game has no result

    Scenario: [8] Sending two stones and returning one
      Given the position of repetition.none.cycles/6
      When the game goes F3 F1 F2 pass
      And the players agree that the game repeats itself
      Then the game has no result

    # D73
    Scenario: [9] Another triple ko
      Given the position of base.8/10
      When the game goes A6 E5 C6 A5 E6 C5
      And the players agree that the game repeats itself
      Then the game has no result

    @supply.unlimited
    Scenario: [10] Bent four with a double-ko seki
      Given the position of repetition.simple.cycles/8
      When the game goes C10 B9 B10 A10 A9 D2 B3 A10 D3 B2
      And the players agree that the game repeats itself
      Then the game has no result

    # The third play brings the position back, and it is White's turn.
    Scenario: [11] Whose turn it is makes no difference
      Given the position of repetition.none.cycles/6
      When the game goes F3 F1 F2
      And the players agree that the game repeats itself
      Then the game has no result

    Scenario: [12] Sending three stones and returning two
      Given the position of repetition.none.cycles/8
      When the game goes E1 E2 D1 E1 D2 pass
      And the players agree that the game repeats itself
      Then the game has no result
