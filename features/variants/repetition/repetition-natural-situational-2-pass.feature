Feature: Repetition - natural situational superko and passing

  Here it differs from the other kind of situational superko.

  @repetition.natural-situational.pass
  Rule: A pass creates nothing, so the position that a player left by passing may be recreated

    It may even be recreated at once: a player who passes just before a ko is taken may retake it.

    Source: https://senseis.xmp.net/?NaturalSituationalSuperkoRule, with the game of scenario 1, which is in tenuki's
    tests too (0.3.1, test/game-ko-test.js); Wikipedia, Rules of Go (French), "Repetition", on its third triple ko.
    Players of the French rules read them so:
    http://go-on.forumactif.com/t2382-groupe-vivant-en-regle-francaise-uniquement.

    Scenario: [1] White passes, Black takes in the ko, and White may retake at once
      Given an empty 5x5 board
      When the game goes C5 A4 C4 A3 B4 B3 C3 B2 D3 C2 D2 C1 E4 A1 E2 B5 D1 pass A5
      Then the last play captures B5
      And White may play B5
      When White plays B5
      Then the last play captures A5
      And Black may not play A5, because it recreates an earlier position

    @supply.unlimited
    Scenario: [2] The same on a board of one line
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may play B1

    # D75: the Wikipedia article's first move for White is a pass. Black has made the position after A6 before.
    Scenario: [3] In the triple ko White passes first and has the sixth capture
      Given the position of base.8/17
      When the game goes pass A6 E5 C6 A5 E6
      Then White may play C5
      When White plays C5
      Then the last play captures C6
      And Black may not play A6, because it recreates an earlier position

    # D73, White having made the position by her last play.
    Scenario: [4] Where it is Black's turn in the triple ko White has no sixth capture
      Given the position of base.8/10
      When the game goes A6 E5 C6 A5 E6
      Then White may not play C5 and E5, because it recreates an earlier position

    @button.none
    Scenario: [5] In a double-ko seki Black may come back once
      Given the position of repetition.none.cycles/2
      When the game goes D6 B5 pass D5
      Then Black may play B6
      When the game goes B6 pass
      Then Black may not play D6, because it recreates an earlier position

    # It is the position that Black made by the play at E2.
    @ending.four-passes @button.none
    Scenario: [6] A one-eye flaw: Black's own position stays closed
      Given the position of repetition.none.cycles/7
      When White plays a, Black passes and White passes
      Then Black may not play C1, because it recreates an earlier position
