Feature: Rule 8 - The self-capture of a single stone

  A stone that takes nothing and finds no liberty leaves the board as it was.

  @base.8.single-stone
  Rule: The self-capture of a single stone is always illegal

    Removing the stone that was just played, and no other, leaves the position that stood before the play; that
    position has occurred. So rule 8 forbids it even where self-capture is allowed.

    Source: Wikipedia, Rules of Go (French), explanation, "Self-capture", first example with that outcome, and "Ko and
    superko".

    Open: where optional rule 7A is in force the play breaks two rules; the sources do not say which of them is the
    reason.

    # D38
    Scenario: [1] A single stone in the corner
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      Then Black may not play a

    # D38
    @self-capture.allowed
    Scenario: [2] What forbids it is the repetition
      Given the position of base.8.single-stone/1
      Then Black may not play a, because it recreates an earlier position

    @self-capture.allowed
    Scenario: [3] A single stone at the side, between three chains
      Given this position, with White to play
        """
        . . . X .
        O . X a X
        . . . X .
        . . O . .
        . . . . .
        """
      Then White may not play a, because it recreates an earlier position

    @self-capture.allowed
    Scenario: [4] The position just before it has stood there at any time in the game
      Given this position, in which White has just played D4
        """
        . . . . . . .
        . . . O . . .
        . . O a O . .
        . X . O . X .
        . . . X O . .
        . . . X . . .
        . . . . . . .
        """
      When Black plays C4 and White plays C6
      Then Black may not play a, because it recreates an earlier position
      When Black plays E2 and White passes
      Then Black may not play a, because it recreates an earlier position

    Scenario: [5] A single stone that captures is no self-capture
      Given this position, with Black to play
        """
        X O a O .
        . X O . .
        . . X . .
        . . . . .
        . . . . .
        """
      Then Black may play a

    Scenario: [6] A stone that joins a chain with another liberty is no self-capture
      Given this position, with Black to play
        """
        a X . O .
        X X O . .
        O O O . .
        . . . . .
        . . . . .
        """
      Then Black may play a

    # Two stones leave together, and the position is new.
    @self-capture.allowed
    Scenario: [7] The self-capture of two stones is not the self-capture of a single one
      Given this position, with Black to play
        """
        . . . . .
        . X . . .
        . . . X .
        O O O . .
        a X O . .
        """
      When Black plays a
      Then the last play self-captures A1 and B1
