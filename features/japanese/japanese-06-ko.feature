Feature: Japanese rules, article 6 - Ko

  The one move that a capture forbids.

  @japanese.6
  Rule: In a ko the player whose stone was taken may not retake with the next move

    A ko is where single stones can be taken alternately. It is the next move alone that is restricted: after a move
    elsewhere the ko may be retaken. A shape in which the capture and the recapture are not of one stone each is no ko.

    Source: Japanese Rules of Go of 1989, article 6 (nihonkiin.or.jp/match/kiyaku/zenbun.html).

    Open: whether a pass is the "next move". It is read so: a player who has passed may retake. In the confirmation
    after the stop it is otherwise (japanese.7-2).

    # D44, D45
    Scenario: [1] The ko just taken may not be retaken
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
      And White may play D5, E1 and A1

    Scenario: [2] After a move elsewhere, answered elsewhere, it may
      Given the position of japanese.6/1
      When Black plays a, White plays E1, Black plays A1 and White plays B4
      Then the last play captures C4
      And Black may not play C4

    Scenario: [3] After a pass, answered elsewhere, it may too
      Given the position of japanese.6/1
      When Black plays a, White passes, Black plays A1 and White plays B4
      Then the last play captures C4

    Scenario: [4] The ban is on that ko: another may be taken
      Given this position, with Black to play
        """
        . X O . . O X . .
        X O a O O X b X .
        . X O . . O X . .
        . . . . . . . . .
        . . . . . . . . .
        """
      When Black plays a
      Then White may not play B4
      And White may play b

    # D27-D31
    Scenario: [5] Two stones taken, then one: no ko
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . O O O .
        . . X X O
        . X O O a
        """
      When Black plays a and White plays D1
      Then the last play captures E1

    # D54-D57
    Scenario: [6] One stone taken, then four: no ko
      Given this position, with White to play
        """
        O O O . .
        X X a O O
        O X 1 X X
        O O X X .
        . . X . X
        """
      When the numbered moves are played
      And Black plays a and White plays C3
      Then the last play captures A4, B4, B3 and C4

    # D44
    Scenario: [7] Where the stone was taken the same player may fill the ko
      Given the position of japanese.6/1
      When Black plays a, White plays E1 and Black plays B4
      Then the last play captures nothing
