Feature: Repetition - the ko rule and longer cycles

  What takes three moves and more to come round is left to the players.

  @repetition.simple.cycles
  Rule: A play that closes a cycle of more than two moves is legal

    The ko rule alone does not make the game end. Sets of rules that have no other say what follows, or leave it to a
    referee.

    Source: Wikipedia, Rules of Go (French), "Repetition": the simple ko rule needs others beside it, for long cycles
    that may lead to no result.

    Open: whether going round for ever ends the game of itself. KataGo, for one, stops it without a result.

    Scenario: [1] Triple ko
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6 F5
      Then Black may play D6

    # D73
    Scenario: [2] Another triple ko
      Given the position of base.8/10
      When the game goes A6 E5 C6 A5 E6 C5
      Then Black may play A6

    Scenario: [3] Double-ko seki: Black may come back, though not at once
      Given the position of repetition.none.cycles/2
      When the game goes D6 B5
      Then Black may not play B6, because it recreates an earlier position
      When the game goes pass D5
      Then Black may play B6

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

    # The upper part is bent four, the lower part a double-ko seki and a threat that never runs out.
    @supply.unlimited
    Scenario: [8] Bent four with a double-ko seki
      Given this position, in which Black has just played A4
        """
        O O . X O . O
        O . X X O O O
        X X X O O . O
        O O O O . O O
        . O . O O O .
        O O O O O O O
        X X X X X X X
        X . X O X X X
        O X O . O . O
        O O O O O O O
        """
      When the game goes C10 B9 B10 A10 A9 D2 B3 A10 D3 B2 A9
      Then the last play captures A10
      And Black may play D2

    Scenario: [9] That it has gone round decides nothing
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6 F5
      Then it is against the rules that the players agree that the game repeats itself
      And the game is not over

    Scenario: [10] Sending three stones and returning two
      Given the position of repetition.none.cycles/8
      When the game goes E1 E2 D1 E1 D2 pass
      And the game goes E1 E2 D1 E1
      Then Black may play D2
