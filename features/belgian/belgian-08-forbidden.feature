Feature: Belgian beginners' page - Forbidden moves

  Suicide, and the ko just taken. Where the page's pictures are lost, the boards are ours.

  @belgian.8
  Rule: It is forbidden to play where one has no liberty, unless the move captures stones

    Source: Belgian Go Federation, beginners' page, "Règle de Prise", diagram 3, in which Black may play at C, where
    five white stones are captured, and neither at A nor at B.

    Scenario: [1] Neither a stone alone nor one that fills the last liberty of its chain
      Given this position, with Black to play
        """
        . . . . . . .
        . O . . . X X
        O a O . X O O
        . O . . X O c
        O . . . X O O
        X O . . . X X
        b O . . . . .
        """
      Then Black may not play a, because it is self-capture
      And Black may not play b, because it is self-capture
      And Black may play c

    Scenario: [2] The move inside takes five white stones
      Given this position, with Black to play
        """
        . . . . . . .
        . O . . . X X
        O . O . X @ @
        . O . . X @ c
        O . . . X @ @
        X O . . . X X
        . O . . . . .
        """
      When Black plays c
      Then the last play captures the marked stones
      And the liberties of c are F4, G3 and G5

    Scenario: [3] What is suicide for one is none for the other
      Given the position of belgian.8/1
      When Black passes
      Then White may play a and b
      And White may not play c, because it is self-capture

  @belgian.9
  Rule: The stone that has just taken a single stone in a ko may not be retaken at once: one has to play elsewhere first

    If the opponent fills the ko in the meantime, there is nothing left to retake.

    Source: Belgian Go Federation, beginners' page, "Règle de Prise", the rule of ko, diagram 4.

    Open: whether a pass is as good as playing elsewhere. By the words it is not, and the axis repetition is set so; no
    scenario here rests on it. Repetition in longer cycles is not mentioned.

    Scenario: [1] White takes in one of two kos, and Black may not retake
      Given this position, with White to play
        """
        . X O . . . O X .
        X a X O . O X b X
        . X O . . . O X .
        . . . . . . . . .
        . . . . . . . . .
        """
      When White plays a
      Then the last play captures C4
      And Black may not play C4
      And Black may play b and E2

    Scenario: [2] The same in the other ko
      Given the position of belgian.9/1
      When White plays b
      Then the last play captures G4
      And Black may not play G4

    Scenario: [3] After a play elsewhere Black retakes
      Given the position of belgian.9/1
      When White plays a, Black plays E2 and White plays E1
      Then Black may play C4
      When Black plays C4
      Then the last play captures a

    Scenario: [4] Unless White has filled the ko
      Given the position of belgian.9/1
      When White plays a, Black plays E2 and White plays C4
      Then Black may not play C4, because the point is occupied
