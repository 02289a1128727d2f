Feature: Repetition - the ko rule, by stones

  Which stone may not be taken, said without speaking of positions.

  @repetition.simple-stone
  Rule: A stone that has just taken exactly one stone may not be taken alone on the next move

    Just means by the opponent's last move. A pass lies between as well as a play does. The play that is forbidden is
    always at the point where the stone was taken.

    Source: Wikipedia, Rules of Go (French), explanation, "Ko and superko", restatement of the ko rule; Japanese rules
    of 1989, article 6 (https://www.nihonkiin.or.jp/match/kiyaku/zenbun.html); tenuki 0.3.1, src/ruleset.js, looks for
    stones in this way.

    Open: taken as a rule by itself it says nothing of the self-capture of a single stone, which the wording by
    positions forbids in places. Both agree wherever such self-capture is illegal.

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
      And White may not play B4
      And White may play E5 and A1

    # D47-D49
    Scenario: [2] A ko in the corner may not be retaken at once
      Given the position of repetition.none/2
      When White plays a
      Then Black may not play D1

    Scenario: [3] After an exchange elsewhere it may be retaken, and then not by the other player
      Given the position of repetition.simple-stone/1
      When the game goes a E1 E3 B4
      Then the last play captures C4
      And Black may not play C4

    Scenario: [4] A pass lies between, too
      Given the position of repetition.simple-stone/1
      When Black plays a, White passes and Black plays E1
      Then White may play B4

    # D27-D31
    Scenario: [5] A stone that has taken two may be taken
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . O O O .
        . . X X O
        . X @ @ a
        """
      When Black plays a
      Then the last play captures the marked stones
      When White plays D1
      Then the last play captures E1

    Scenario: [6] A stone that has taken one may be taken if it has joined others
      Given this position, in which White has just played D2
        """
        . X O O .
        X O a # O
        . X O O .
        . . X O .
        . . . . .
        """
      When Black plays a
      Then the last play captures B4
      And White may play B4
      When White plays B4
      Then the last play captures C4 and D4

    # The game of repetition.simple.pass/1.
    Scenario: [7] What the player did before the capture does not matter
      Given an empty 5x5 board
      When the game goes C5 A4 C4 A3 B4 B3 C3 B2 D3 C2 D2 C1 E4 A1 E2 B5 D1 pass A5
      Then White may not play B5

    @ending.agreement @resumption.in-turn
    Scenario: [8] To stop and to go on again is no move
      Given the position of repetition.simple-stone/1
      When Black plays a
      And the players agree to stop
      And White asks for the game to be resumed
      Then White may not play B4
      And White may play E5
