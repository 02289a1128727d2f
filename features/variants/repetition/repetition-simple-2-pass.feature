Feature: Repetition - the ko rule, passes and self-capture

  A pass is a move, and so is the self-capture of a single stone; both leave the position as it is.

  @repetition.simple.pass
  Rule: The ban looks at the board before the opponent's last move, whatever move that was and whatever move came before

    So a player may be kept from retaking in a ko though the player's own move before was a pass. And where the opponent
    has just passed, no play may leave the board as it is.

    Source: KataGo's rules (https://lightvector.github.io/KataGo/rules.html), "Simple"; Wikipedia, Rules of Go (French),
    explanation, "Self-capture", last remark on the first example that breaks rule 8.

    Open: KataGo never allows the self-capture of a single stone. By the wording it is legal where the opponent's last
    move has changed the board, or where there is no last move.

    # In tenuki's tests (0.3.1, test/game-ko-test.js), since natural situational superko judges otherwise.
    Scenario: [1] White passes, Black takes in the ko, and White may not retake
      Given an empty 5x5 board
      When the game goes C5 A4 C4 A3 B4 B3 C3 B2 D3 C2 D2 C1 E4 A1 E2 B5 D1 pass A5
      Then the last play captures B5
      And White may not play B5, because it recreates an earlier position

    @supply.unlimited
    Scenario: [2] The same on a board of one line
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position

    # D38
    @self-capture.allowed
    Scenario: [3] A single stone may be given up, but not after the opponent's pass
      Given the position of repetition.none/3
      When Black plays a
      Then the last play self-captures A1
      When White passes
      Then Black may not play a, because it recreates an earlier position

    @self-capture.allowed @supply.unlimited
    Scenario: [4] The empty board counts: it is the position before the first move
      Given an empty 1x1 board
      When Black plays A1
      Then White may not play A1, because it recreates an earlier position

    @self-capture.allowed @supply.unlimited
    Scenario: [5] After a pass as the first move it counts as well
      Given an empty 1x1 board
      When Black passes
      Then White may not play A1, because it recreates an earlier position

    @self-capture.allowed @supply.unlimited
    Scenario: [6] What stood two moves ago may come back by self-capture
      Given an empty 2x1 board
      When Black plays A1, White passes and Black plays B1
      Then the last play self-captures A1 and B1
