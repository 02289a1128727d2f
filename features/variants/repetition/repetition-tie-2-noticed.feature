Feature: Repetition - a tie

  When the board has come round and the players notice, nobody has won.

  @repetition.tie.noticed
  Rule: When a play has brought back an earlier position and the players notice, the game ends as a tie

    That they notice is said here in the words that they agree. A repetition that nobody notices ends nothing. A pass
    brings nothing back.

    Source: R. Jasiek, Intention of the World Amateur Go Championship rules (http://home.snafu.de/jasiek/wagci.html).

    Open: by a note in the same place the rules of 1979 themselves call it no result, which is a matter for the
    tournament: such a game is played again.

    Open: whether the players may let it pass although they have noticed. Here they may.

    Scenario: [1] Triple ko: after one lap it is a tie
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6 F5
      Then it is within the rules that the players agree that the game repeats itself
      When the players agree that the game repeats itself
      Then the game is over
      And the game is a draw

    Scenario: [2] What nobody notices ends nothing
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6 F5
      And the game goes D6 B5 F6 D5 B6 F5
      Then the game is not over
      And Black may play D6

    Scenario: [3] A move before the lap is complete there is nothing to notice
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6
      Then it is against the rules that the players agree that the game repeats itself

    Scenario: [4] A pass leaves the position as it is and brings none back
      Given the position of repetition.tie/1
      When Black passes
      Then it is against the rules that the players agree that the game repeats itself

    Scenario: [5] Quadruple ko
      Given the position of repetition.none.cycles/3
      When the game goes D8 B7 F8 H7 B8 D7 H8 F7
      And the players agree that the game repeats itself
      Then the game is a draw

    Scenario: [6] Eternal life
      Given the position of repetition.none.cycles/5
      When the game goes C1 E1 D1 F1
      And the players agree that the game repeats itself
      Then the game is a draw

    Scenario: [7] Moonshine life
      Given the position of repetition.none.cycles/4
      When the game goes C1 B7 D8 D1 B8 D7
      And the players agree that the game repeats itself
      Then the game is a draw

    # The third play brings the position back.
    Scenario: [8] Sending two stones and returning one
      Given the position of repetition.none.cycles/6
      When the game goes F3 F1 F2
      And the players agree that the game repeats itself
      Then the game is a draw

    # D73
    Scenario: [9] Another triple ko
      Given the position of base.8/10
      When the game goes A6 E5 C6 A5 E6 C5
      And the players agree that the game repeats itself
      Then the game is a draw

    @supply.unlimited
    Scenario: [10] Bent four with a double-ko seki
      Given the position of repetition.simple.cycles/8
      When the game goes C10 B9 B10 A10 A9 D2 B3 A10 D3 B2
      And the players agree that the game repeats itself
      Then the game is a draw
