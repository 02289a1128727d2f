Feature: Undo - ko

  Whether a ko may be retaken depends on the moves that are left.

  @gtp.undo.ko
  Rule: A ko that may not be retaken is banned again, or no longer, as it was before the move that is taken back

    Source: Go Text Protocol 2, draft 2, sections 5.1 and 6.3.3, undo: the last move leaves the move history
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: only the axis value repetition.none has a ko that may be retaken at once. The other values have one scenario each,
    positional superko has four.

    @repetition.positional
    Scenario: [1] The ban is back when the threat is taken back
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4
      And White may play E1

    @repetition.positional
    Scenario: [2] The ban is back when threat and answer are taken back
      Given the position of gtp.undo.ko/1
      When the game goes a E1 E3
      And the controller takes back 2 moves
      Then White may not play B4

    Scenario: [3] The ban is gone when threat and answer are made again
      Given the position of gtp.undo.ko/1
      When the game goes a E1 E3
      And the controller takes back 2 moves
      And the game goes E1 E3
      Then White may play B4

    @repetition.positional
    Scenario: [4] The ban is gone with the capture
      Given the position of gtp.undo.ko/1
      When the game goes a E1 E3 B4
      Then Black may not play a
      When the controller takes back the last move
      Then White may play B4
      When White plays E5
      Then the last play captures nothing

    @repetition.positional
    Scenario: [5] The ko may be taken once more when its capture is taken back
      Given the position of gtp.undo.ko/1
      When Black plays a
      And the controller takes back the last move
      Then Black may play a
      When Black plays a
      Then the last play captures B4
      And White may not play B4

    @repetition.simple
    Scenario: [6] The ban is back, by simple ko
      Given the position of gtp.undo.ko/1
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4

    @repetition.situational
    Scenario: [7] The ban is back, by situational superko
      Given the position of gtp.undo.ko/1
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4

    @repetition.natural-situational
    Scenario: [8] The ban is back, by natural situational superko
      Given the position of gtp.undo.ko/1
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4

    @repetition.new-zealand
    Scenario: [9] The ban is back, by the New Zealand rule
      Given the position of gtp.undo.ko/1
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4

    @repetition.no-result
    Scenario: [10] The ban is back, by the ko rule with no result for long cycles
      Given the position of gtp.undo.ko/1
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4

    @repetition.tie
    Scenario: [11] The ban is back, by the ko rule with a tie for long cycles
      Given the position of gtp.undo.ko/1
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4

    @repetition.play-elsewhere
    Scenario: [12] The ban is back, by the rule to play elsewhere first
      Given the position of gtp.undo.ko/1
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4

    @repetition.ing
    Scenario: [13] The ban is back, by the rule of the hot stone
      Given the position of gtp.undo.ko/1
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4

    @repetition.ing-spight
    Scenario: [14] The ban is back, by the rule of hot stones
      Given the position of gtp.undo.ko/1
      When Black plays a and White plays E1
      And the controller takes back the last move
      Then White may not play B4
