Feature: Repetition - New Zealand superko, passes and the start

  A pass is a move; the start of the game is none.

  @repetition.new-zealand.pass
  Rule: A position that a player left by passing may not be recreated either

    Source: New Zealand Go Society, rules of go (https://go.org.nz/index.php/about-go/new-zealand-rules-of-go): a move
    is a play or a pass.

    Scenario: [1] White passes, Black takes in the ko, and White may not retake
      Given an empty 5x5 board
      When the game goes C5 A4 C4 A3 B4 B3 C3 B2 D3 C2 D2 C1 E4 A1 E2 B5 D1 pass A5
      Then the last play captures B5
      And White may not play B5, because it recreates an earlier position
      And White may pass

    @supply.unlimited
    Scenario: [2] The same on a board of one line
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position

    # D75
    Scenario: [3] In a triple ko it does not help White to pass first
      Given the position of base.8/17
      When the game goes pass A6 E5 C6 A5 E6
      Then White may not play C5 and E5, because it recreates an earlier position

    @button.none
    Scenario: [4] In a double-ko seki Black may come back once
      Given the position of repetition.none.cycles/2
      When the game goes D6 B5 pass D5
      Then Black may play B6
      When the game goes B6 pass
      Then Black may not play D6, because it recreates an earlier position

    @ending.agreement @button.none
    Scenario: [5] A one-eye flaw: after two passes the ko in the corner is still closed
      Given the position of repetition.none.cycles/7
      When White plays a, Black passes and White passes
      Then Black may not play C1, because it recreates an earlier position

    # The game has its first move behind it: a pass that left the board empty.
    @self-capture.allowed @supply.unlimited
    Scenario: [6] Who has passed at the start may not empty the board
      Given an empty 2x1 board
      When the game goes pass A1 B1 pass
      Then Black may not play A1, because it recreates an earlier position

    # D38, with the passes that lead to it.
    @self-capture.allowed @ending.agreement
    Scenario: [7] Where a player has passed, that player may not give up a single stone
      Given this position, in which White has just played B1
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      When Black passes and White passes
      Then Black may not play a, because it recreates an earlier position

  @repetition.new-zealand.initial @self-capture.allowed
  Rule: The empty board at the start was not left by anybody's move, so either player may recreate it once

    Source: New Zealand Go Society, rules of go (https://go.org.nz/index.php/about-go/new-zealand-rules-of-go), the
    definition of a move; https://senseis.xmp.net/?SituationalSuperko draws the same consequence.

    Open: Lorrain has it otherwise: there White may not empty the board, because it was Black's turn at the start.

    @supply.unlimited
    Scenario: [1] Black may empty the board
      Given an empty 2x1 board
      When Black plays A1, White passes and Black plays B1
      Then the last play self-captures A1 and B1
      And the board is empty

    @supply.unlimited
    Scenario: [2] White may empty it
      Given an empty 2x1 board
      When the game goes A1 B1 pass A1
      Then the last play self-captures A1 and B1
      And the board is empty

    @supply.unlimited @button.none
    Scenario: [3] Then Black may not make the first move again, but another
      Given an empty 2x1 board
      When the game goes A1 B1 pass A1
      Then Black may not play A1, because it recreates an earlier position
      And Black may play B1

    @supply.unlimited
    Scenario: [4] On the smallest board each may give up a stone once
      Given an empty 1x1 board
      When the game goes A1 A1
      Then Black may not play A1, because it recreates an earlier position

    @supply.unlimited
    Scenario: [5] Having passed counts as having left the board empty
      Given an empty 1x1 board
      When the game goes pass A1
      Then Black may not play A1, because it recreates an earlier position
