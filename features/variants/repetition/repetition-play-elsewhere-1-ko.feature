Feature: Repetition - play elsewhere first

  Who has lost a stone in a ko has to play a stone elsewhere before retaking.

  @repetition.play-elsewhere
  Rule: A stone that has taken exactly one stone may not be taken alone before its opponent has played elsewhere

    Source: Belgian Go Federation, beginners' page, the rule of ko; Korean rules of 1992, article 9
    (https://dooole.tistory.com/44).

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

    Scenario: [3] Once White has played elsewhere the ko is open, and then closed to the other player
      Given the position of repetition.play-elsewhere/1
      When the game goes a E1 E3 B4
      Then the last play captures C4
      And Black may not play C4

    Scenario: [4] It is open too if Black passes after White's play elsewhere
      Given the position of repetition.play-elsewhere/1
      When Black plays a, White plays E1 and Black passes
      Then White may play B4

    # D54-D57
    Scenario: [5] A stone that is taken together with others is not meant
      Given the position of repetition.simple/7
      When White plays a and Black plays C4
      Then White may play C3

    Scenario: [6] A triple ko may go round: each capture is a play elsewhere
      Given the position of repetition.none.cycles/1
      When the game goes D6 B5 F6 D5 B6 F5
      Then Black may play D6

    Scenario: [7] Eternal life
      Given the position of repetition.none.cycles/5
      When the game goes C1 E1 D1 F1
      Then Black may play C1

    # D73
    Scenario: [8] Another triple ko
      Given the position of base.8/10
      When the game goes A6 E5 C6 A5 E6 C5
      Then Black may play A6
