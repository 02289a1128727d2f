Feature: Repetition - the ko rule

  One position is forbidden and no other: the one that the opponent has just changed.

  @repetition.simple
  Rule: A play may not recreate the position before the opponent's last move

    Older positions may come back. Whose move made the forbidden one does not matter.

    Source: Wikipedia, Rules of Go (French), "Repetition", on the simple ko rule; KataGo's rules, "Simple"
    (https://lightvector.github.io/KataGo/rules.html); R. Jasiek, Japanese 2003 rules
    (http://home.snafu.de/jasiek/j2003.html).

    Open: the ko rule is worded in three ways that differ where a pass or the self-capture of a single stone comes in.
    The others are repetition.simple-own and repetition.simple-stone.

    # D44-D46
    Scenario: [1] A ko may not be retaken at once
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a
      Then the last play captures B4
      And White may not play B4, because it recreates an earlier position
      And White may play E5 and A1

    # D47-D49
    Scenario: [2] A ko in the corner may not be retaken at once
      Given the position of repetition.none/2
      When White plays a
      Then Black may not play D1, because it recreates an earlier position
      And Black may pass

    Scenario: [3] After an exchange elsewhere it may be retaken, and then not by the other player
      Given the position of repetition.simple/1
      When the game goes a E1 E3 B4
      Then the last play captures C4
      And Black may not play C4, because it recreates an earlier position

    Scenario: [4] A pass is move enough for the ko to be open again
      Given the position of repetition.simple/1
      When Black plays a, White passes and Black plays E1
      Then White may play B4

    @supply.unlimited
    Scenario: [5] The smallest ko there is
      Given an empty 2x1 board
      When the game goes A1 B1
      Then Black may not play A1, because it recreates an earlier position

    # The position after the first move, with White to play then and now Black's doing.
    @supply.unlimited
    Scenario: [6] An older position may come back
      Given an empty 4x1 board
      When the game goes B1 D1 A1 C1
      Then the last play captures A1 and B1
      And Black may play B1

    # D54-D57
    Scenario: [7] Taking four stones for one brings nothing back
      Given this position, with White to play
        """
        O O O . .
        X X . O O
        O X a X X
        O O X X .
        . . X . X
        """
      When White plays a and Black plays C4
      Then White may play C3

    @ending.agreement @resumption.in-turn
    Scenario: [8] To stop and to go on again is no move
      Given the position of repetition.simple/1
      When Black plays a
      And the players agree to stop
      And White asks for the game to be resumed
      Then White may not play B4, because it recreates an earlier position
