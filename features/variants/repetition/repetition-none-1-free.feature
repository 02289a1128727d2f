Feature: Repetition - no rule

  Where nothing is said of repetition, the board may come round again as often as the players like.

  @repetition.none
  Rule: No play is illegal for what it repeats

    Not even a ko is closed. Nothing but the players themselves, or a rule of some other kind, sees to it that the game
    ends.

    Source: Wikipedia, Rules of Go (French), "Repetition", which says of the triple ko what becomes of it where nothing
    forbids the cycle.

    Open: no set of rules that we know goes as far as this; all of them close a ko for a move at least. It is the point
    from which the others are measured.

    # D44-D46
    Scenario: [1] A ko may be retaken at once
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a and White plays B4
      Then the last play captures C4
      And Black may play a

    # D47-D49
    Scenario: [2] A ko in the corner too
      Given this position, in which Black has just played B4
        """
        . . . . .
        . X X . .
        . . O . .
        . . . O X
        . . O X a
        """
      When White plays a and Black plays D1
      Then the last play captures E1
      And White may play a

    # D38
    @self-capture.allowed
    Scenario: [3] A single stone may be given up again and again
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      When Black plays a, White passes, Black plays a and White passes
      Then Black may play a

    @self-capture.allowed @supply.unlimited
    Scenario: [4] On the smallest board the players give up stones in turn
      Given an empty 1x1 board
      When the game goes A1 A1 A1 pass A1
      Then the last play self-captures A1
      And White may play A1
