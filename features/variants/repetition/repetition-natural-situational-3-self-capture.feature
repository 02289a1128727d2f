Feature: Repetition - natural situational superko and self-capture

  A self-capture is a play, and what it leaves is of the player's making.

  @repetition.natural-situational.self-capture @self-capture.allowed
  Rule: A self-capture may leave any position that the player has not created by a play

    So a single stone may be given up once in each position that the player has not made, and the board may be emptied
    once by each player: nobody made it empty at the start.

    Source: French rules, repetition (https://canut-ki-in.jeudego.org/_php/regleGo.php?chap=7), read by the letter;
    J. Tromp on the games that a single point allows (http://go.computer.free.fr/go-computer/msg07977.html), for
    scenarios 2 and 3.

    Open: the texts that have this rule forbid self-capture. That of a single stone shows best what the rule says.

    # D38
    @button.none
    Scenario: [1] A single stone may be given up once, not twice
      Given the position of repetition.none/3
      Then Black may play a
      When Black plays a and White passes
      Then Black may not play a, because it recreates an earlier position

    @supply.unlimited
    Scenario: [2] On the smallest board each may give up a stone once
      Given an empty 1x1 board
      When the game goes A1 A1
      Then Black may not play A1, because it recreates an earlier position

    @supply.unlimited
    Scenario: [3] Having passed before does not count
      Given an empty 1x1 board
      When the game goes pass A1 A1
      Then White may not play A1, because it recreates an earlier position

    @supply.unlimited @button.none
    Scenario: [4] Each may empty the board once
      Given an empty 2x1 board
      When the game goes A1 B1 pass A1
      Then the board is empty
      And Black may not play A1, because it recreates an earlier position

    @supply.unlimited
    Scenario: [5] Black passed as the first move, and may empty the board all the same
      Given an empty 2x1 board
      When the game goes pass A1 B1 pass
      Then Black may play A1

    @supply.unlimited
    Scenario: [6] White may give up a stone and leave what Black has made
      Given an empty 4x1 board
      When the game goes B1 C1 pass D1
      Then the last play self-captures C1 and D1

    # The game of KataGo's "Suicide ko testing" (v1.17.2, cpp/tests/testrules.cpp).
    Scenario: [7] In the corner White may put a stone back once, not twice
      Given the position of repetition.positional.self-capture/6
      When the game goes E6 pass E6 A6 F6 B6 pass
      Then White may play A5
      When the game goes A6 E6
      Then White may not play A5, because it recreates an earlier position
