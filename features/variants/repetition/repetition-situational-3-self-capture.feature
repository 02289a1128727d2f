Feature: Repetition - situational superko and self-capture

  Giving up a single stone leaves the position as it is and passes the turn.

  @repetition.situational.self-capture @self-capture.allowed
  Rule: A self-capture may leave a position that has stood before, if the other player was to move then

    So a single stone may be given up once where the position stands with that player to move for the first time.

    Source: Wikipedia, Rules of Go (French), explanation, "Self-capture", last remark on the first example that breaks
    rule 8; Lorrain, New Zealand rules, the rules of the play and of the move; J. Tromp on the games that a single point
    allows (http://go.computer.free.fr/go-computer/msg07977.html), for scenarios 2 and 8. The game of scenario 7 is in
    KataGo's tests (v1.17.2, cpp/tests/testrules.cpp, "Suicide ko testing").

    Open: whether the authors of such rules mean to allow it. KataGo never does.

    # D38
    @button.none
    Scenario: [1] A single stone may be given up once, not twice
      Given the position of repetition.none/3
      Then Black may play a
      When Black plays a and White passes
      Then Black may not play a, because it recreates an earlier position

    @supply.unlimited
    Scenario: [2] On the smallest board Black may, and White may not then
      Given an empty 1x1 board
      When Black plays A1
      Then White may not play A1, because it recreates an earlier position

    @supply.unlimited
    Scenario: [3] Black may empty the board, for White to move
      Given an empty 2x1 board
      When Black plays A1, White passes and Black plays B1
      Then the board is empty

    @supply.unlimited @button.none
    Scenario: [4] White may not, since the game began with Black to move
      Given an empty 2x1 board
      When the game goes A1 B1 pass
      Then White may not play A1, because it recreates an earlier position

    @supply.unlimited
    Scenario: [5] Nor may Black after having passed as the first move
      Given an empty 2x1 board
      When the game goes pass A1 B1 pass
      Then Black may not play A1, because it recreates an earlier position

    @supply.unlimited
    Scenario: [6] White may give up a single stone where Black has just captured
      Given an empty 2x2 board
      When the game goes A2 B2 B1 B2
      Then the last play self-captures B2

    Scenario: [7] In the corner a stone may be put back, but not with the same player to move
      Given the position of repetition.positional.self-capture/6
      When Black plays E6 and White passes
      Then Black may play F6
      When the game goes E6 A6 F6 B6 pass
      Then White may not play A5, because it recreates an earlier position
      When the game goes A6 E6
      Then White may not play A5, because it recreates an earlier position

    @supply.unlimited @button.none
    Scenario: [8] On the smallest board White may not after a pass
      Given an empty 1x1 board
      When Black passes
      Then White may not play A1, because it recreates an earlier position

  @repetition.situational.self-capture.several @self-capture.several
  Rule: Giving up several stones may leave a position that has stood before, if the other player was to move then

    Source: Wikipedia, Rules of Go (French), explanation, "Self-capture", with the section on Ing's rules, where several
    stones may be given up and a single one may not.

    @supply.unlimited
    Scenario: [1] Black may empty the board, for White to move
      Given an empty 2x1 board
      When Black plays A1, White passes and Black plays B1
      Then the board is empty

    @supply.unlimited @button.none
    Scenario: [2] White may not, since the game began with Black to move
      Given an empty 2x1 board
      When the game goes A1 B1 pass
      Then White may not play A1, because it recreates an earlier position

    @button.none
    Scenario: [3] Black may give up three stones beside a row that stood with Black to move, but once alone
      Given an empty 3x3 board
      When the game goes pass A2 pass B2 pass C2 A3 pass B3 pass C3
      Then the last play self-captures A3, B3 and C3
      When the game goes pass C3 pass B3 pass
      Then Black may not play A3, because it recreates an earlier position
