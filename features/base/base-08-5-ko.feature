Feature: Rule 8 - The ko rule

  The commonest repetition by far: one stone takes one stone and would be taken back at once.

  @base.8.ko
  Rule: A player may not play so as to recreate the position after that player's previous move

    This follows from rule 8, and is all of it that matters in nearly every game. Once something has changed
    elsewhere, the ko may be taken back.

    Source: Wikipedia, Rules of Go (French), explanation, "Ko and superko", consequence (the ko rule), and "Ko threats".

    Open: rules that have only the ko rule word it in ways that differ after a pass or a single-stone self-capture.

    # D44-D46
    Scenario: [1] White may not retake a ko at once
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

    # D47-D49
    Scenario: [2] Black may not retake a ko in the corner at once
      Given this position, in which Black has just played B4
        """
        . . . . .
        . X X . .
        . . O . .
        . . . O X
        . . O X a
        """
      When White plays a
      Then the last play captures D1
      And Black may not play D1, because it recreates an earlier position

    Scenario: [3] Black may not retake a ko at the edge at once
      Given this position, in which Black has just played B1
        """
        . . . . .
        . . . . .
        . . . . .
        . . X O .
        . X a X O
        """
      When White plays a
      Then the last play captures D1
      And Black may not play D1, because it recreates an earlier position

    Scenario: [4] White may not retake a ko in the middle of the board at once
      Given this position, in which White has just played G5
        """
        . . . . . . . . .
        . . O . . . X . .
        . . . . . . . . .
        . . . . X O . . .
        . . . X O a O . .
        . . . . X O . . .
        . . . . . . . . .
        . . X . . . O . .
        . . . . . . . . .
        """
      When Black plays a
      Then the last play captures E5
      And White may not play E5, because it recreates an earlier position

    Scenario: [5] White may not retake a ko on a board of one line
      Given an empty 4x1 board
      When the game goes B1 C1 D1
      Then the last play captures C1
      And White may not play C1, because it recreates an earlier position

    Scenario: [6] After an exchange elsewhere the ko may be retaken, and then not by the other player
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When the game goes a E1 E3 B4
      Then the last play captures C4
      And Black may not play C4, because it recreates an earlier position

    # White takes a ko that stood there before, and Black's pass changes nothing.
    Scenario: [7] The ban does not depend on who brought the position about
      Given this position, in which Black has just played B4
        """
        . . . . .
        . X X . .
        . . O . .
        . . . O X
        . . O X a
        """
      When White plays D4 and Black passes
      And White plays a
      Then Black may not play D1, because it recreates an earlier position

    Scenario: [8] The ban does not depend on who brought the position about, on a board of one line
      Given an empty 4x1 board
      When the game goes B1 C1 pass A1
      Then Black may not play B1, because it recreates an earlier position

    # D58-D60
    Scenario: [9] A ko threat is played elsewhere, where the ko may not be retaken
      Given this position, in which Black has just played A5
        """
        X . X O O
        . X X O .
        X X O O .
        X a # O .
        X X O O .
        """
      When White plays a
      Then the last play captures the marked stones
      And Black may not play C2, because it recreates an earlier position
      And Black may play E3

    # D63, D64
    Scenario: [10] Where the threat is answered the ko may be retaken, and now White may not
      Given the position of base.8.ko/9
      When White plays a, Black plays E3, White plays E2 and Black plays C2
      Then the last play captures B2
      And White may not play B2, because it recreates an earlier position

    # D65, D66
    Scenario: [11] Where White has no threat Black fills the ko
      Given the position of base.8.ko/9
      When White plays a, Black plays E3, White plays E2 and Black plays C2
      And White plays E4
      Then the last play captures E3
      When Black plays B2
      Then the position is
        """
        X . X O O
        . X X O O
        X X O O .
        X X X O O
        X X O O .
        """

    # D61, D62: the branch that is a mistake.
    Scenario: [12] Where White ignores the threat and fills the ko there is nothing left to retake
      Given the position of base.8.ko/9
      When White plays a, Black plays E3 and White plays C2
      Then the last play captures nothing
      And Black may play E2
