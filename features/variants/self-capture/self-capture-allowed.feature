Feature: Self-capture - allowed

  The last step of a play removes the player's own stones that have no liberty, as many as they are.

  @self-capture.allowed
  Rule: A play may remove any number of the player's own stones

    What forbids the self-capture of a single stone, if anything, is the rule of repetition.

    Source: Wikipedia, Rules of Go (French), reference statement, rule 7, step 3; Lorrain, New Zealand rules, the rule
    of the play, and the remark that it allows suicide; New Zealand Go Society, rules of go
    (https://go.org.nz/index.php/about-go/new-zealand-rules-of-go).

    # D41-D43
    Scenario: [1] Four stones are given up
      Given the position of self-capture.forbidden/1
      Then Black may play a
      When Black plays a
      Then the last play self-captures C2, D1, D2 and E1
      And the position is
        """
        . . O . .
        . . X . .
        . X O O O
        . O . . O
        X . O . .
        """

    Scenario: [2] Two stones are given up, and it is the opponent's turn
      Given the position of self-capture.forbidden/3
      When White plays a
      Then the last play self-captures D5 and E5
      And D5 and E5 are empty
      And it is Black's turn
      And Black may play D5 and E5

    # After KataGo's "Suicide ko testing" (v1.17.2, cpp/tests/testrules.cpp).
    Scenario: [3] Two stones at the edge
      Given the position of self-capture.forbidden/4
      When Black plays a
      Then the last play self-captures E6 and F6

    # D35-D37
    Scenario: [4] A play that captures is no self-capture
      Given the position of self-capture.forbidden.capture-first/1
      When Black plays a
      Then the last play captures the marked stones

    @repetition.new-zealand @supply.unlimited
    Scenario: [5] Two stones may be given up on the smallest board that takes them
      Given an empty 2x1 board
      When the game goes A1 pass B1
      Then the last play self-captures A1 and B1
      And the board is empty

  @self-capture.allowed.single
  Rule: The self-capture of a single stone is a play like any other, and leaves the decision to the rule of repetition

    It leaves the board as it was. So it is illegal where no position may come back; where it matters who is to move,
    who made the position or what the last move was, it may be legal.

    Source: Wikipedia, Rules of Go (French), explanation, "Self-capture", first example that breaks rule 8; Lorrain, New
    Zealand rules, the rules of the play and of the move, which do not count the stones.

    # D38
    @repetition.positional
    Scenario: [1] Under positional superko it is a repetition
      Given the position of self-capture.forbidden/2
      Then Black may not play a, because it recreates an earlier position

    # D38
    @repetition.situational
    Scenario: [2] Under situational superko it is legal the first time
      Given the position of self-capture.forbidden/2
      When Black plays a
      Then the last play self-captures A1
      And it is White's turn

    # D38
    @repetition.natural-situational
    Scenario: [3] Under natural situational superko too
      Given the position of self-capture.forbidden/2
      When Black plays a
      Then the last play self-captures A1
      And it is White's turn

    # D38
    @repetition.new-zealand
    Scenario: [4] Under the New Zealand rule too
      Given the position of self-capture.forbidden/2
      When Black plays a
      Then the last play self-captures A1
      And it is White's turn

    # D38
    @repetition.simple
    Scenario: [5] Under the ko rule alone too
      Given the position of self-capture.forbidden/2
      When Black plays a
      Then the last play self-captures A1
      And it is White's turn
