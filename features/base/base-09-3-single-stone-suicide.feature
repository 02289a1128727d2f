Feature: Rule 9 - Self-capture of a single stone is no pass

  Two ways of leaving the board as it is; only one of them is a pass.

  @base.9.single-stone-suicide
  Rule: A player who self-captures a single stone has played, so a pass of the opponent does not end the game

    The play changes nothing on the board, just like a pass, but it is not a pass. Rule 8 forbids it in any case; the
    difference shows only under a rule of repetition that allows it.

    Source: Wikipedia, Rules of Go (French), explanation, "Self-capture", the example that breaks rule 8.

    Open: whether rules of repetition other than this one mean to allow such a play. By their words most of them do.

    # D38
    @needs.game-end
    Scenario: [1] An attempt that is refused is no move and does not come between two passes
      Given this position, with White to play
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      When White passes
      Then Black may not play a
      And the game is not over
      When Black passes
      Then the game is over

    # For rulesets of one's own, with rule 9 and another rule of repetition: none here has both.
    @self-capture.allowed @repetition.situational @shows-only
    Scenario: [2] Under situational superko the pass after it is the first in succession
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        X . X . .
        O O . . .
        a O . . .
        """
      When Black plays a and White passes
      Then the game is not over
      When Black passes
      Then the game is over

    # For rulesets of one's own, as scenario 2.
    @self-capture.allowed @repetition.natural-situational @shows-only
    Scenario: [3] Under natural situational superko it may come between two passes
      Given the position of base.9.single-stone-suicide/1
      When White passes, Black plays a and White passes
      Then the game is not over
      And it is Black's turn

    # For rulesets of one's own, as scenario 2.
    @self-capture.allowed @repetition.simple @shows-only
    Scenario: [4] Under the ko rule alone the pass after it is the first in succession
      Given the position of base.9.single-stone-suicide/2
      When Black plays a and White passes
      Then the game is not over

    # For rulesets of one's own, as scenario 2.
    @self-capture.allowed @repetition.none @shows-only
    Scenario: [5] Without a rule of repetition it may come between two passes
      Given the position of base.9.single-stone-suicide/1
      When White passes, Black plays a and White passes
      Then the game is not over
