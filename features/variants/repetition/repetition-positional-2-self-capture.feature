Feature: Repetition - positional superko and self-capture

  What self-capture leaves is a position like any other.

  @repetition.positional.self-capture @self-capture.allowed
  Rule: A self-capture may not leave a position that has stood before

    So a single stone can never be given up: the board would be as it was before the play.

    Source: Wikipedia, Rules of Go (French), explanation, "Self-capture", first example that breaks rule 8; J. Tromp on
    the games that a single point allows (http://go.computer.free.fr/go-computer/msg07977.html) for scenario 2. The game
    of scenarios 6 and 7 is in KataGo's tests (v1.17.2, cpp/tests/testrules.cpp, "Suicide ko testing"); a row has been
    added.

    # D38
    Scenario: [1] A single stone in the corner
      Given the position of repetition.none/3
      Then Black may not play a, because it recreates an earlier position

    @supply.unlimited
    Scenario: [2] The empty board at the start is a position that has stood
      Given an empty 1x1 board
      Then Black may not play A1, because it recreates an earlier position

    @supply.unlimited @button.none
    Scenario: [3] Two stones may not be given up if that empties the board
      Given an empty 2x1 board
      When Black plays A1 and White passes
      Then Black may not play B1, because it recreates an earlier position

    @supply.unlimited @button.none
    Scenario: [4] Nor if that leaves what one stone more and one less had left
      Given an empty 4x1 board
      When the game goes B1 C1 pass
      Then White may not play D1, because it recreates an earlier position

    @supply.unlimited
    Scenario: [5] A single stone after a capture
      Given an empty 2x2 board
      When the game goes A2 B2 B1
      Then the last play captures B2
      And White may not play B2, because it recreates an earlier position

    @button.none
    Scenario: [6] Black gives up two stones and may not put the first of them back
      Given this position, with Black to play
        """
        . O X O . X
        O X X O O O
        X X . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """
      When Black plays E6
      Then the last play self-captures E6 and F6
      When White passes
      Then Black may not play F6, because it recreates an earlier position
      And Black may play E6

    Scenario: [7] Going on in the corner, White may not put a stone back
      Given the position of repetition.positional.self-capture/6
      When the game goes E6 pass E6 A6 F6 B6 pass
      Then White may not play A5, because it recreates an earlier position
      When the game goes A6 E6
      Then White may not play A5, because it recreates an earlier position

  @repetition.positional.self-capture.several @self-capture.several
  Rule: Giving up several stones may not leave a position that has stood before

    Where a single stone may not be given up anyway.

    Source: Wikipedia, Rules of Go (French), explanation, "Self-capture", with the section on Ing's rules, where several
    stones may be given up and a single one may not.

    @supply.unlimited @button.none
    Scenario: [1] Two stones may not be given up if that empties the board
      Given an empty 2x1 board
      When Black plays A1 and White passes
      Then Black may not play B1, because it recreates an earlier position

    @button.none
    Scenario: [2] Three stones may not be given up beside a row that stood before them
      Given an empty 3x3 board
      When the game goes pass A2 pass B2 pass C2 A3 pass B3 pass
      Then Black may not play C3, because it recreates an earlier position

    @button.none
    Scenario: [3] Two stones are given up, and the first of them may not be put back
      Given the position of repetition.positional.self-capture/6
      When Black plays E6
      Then the last play self-captures E6 and F6
      When White passes
      Then Black may not play F6, because it recreates an earlier position
      And Black may play E6
