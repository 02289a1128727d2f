Feature: Repetition - New Zealand superko and self-capture

  Giving up a single stone leaves the board as the opponent's move has left it.

  @repetition.new-zealand.self-capture @self-capture.allowed
  Rule: A self-capture may leave any position but those that the player's own moves have left

    So a single stone may be given up, once in each position.

    Source: New Zealand Go Society, rules of go (https://go.org.nz/index.php/about-go/new-zealand-rules-of-go), the
    definitions of a play and of a move, by the letter. The game of scenario 4 is in KataGo's tests (v1.17.2,
    cpp/tests/testrules.cpp, "Suicide ko testing").

    Open: the Wikipedia article says that self-capture of more than one stone is allowed. The rules do not make that
    difference.

    # D38
    @button.none
    Scenario: [1] A single stone may be given up once, not twice
      Given the position of repetition.none/3
      Then Black may play a
      When Black plays a and White passes
      Then Black may not play a, because it recreates an earlier position

    @supply.unlimited
    Scenario: [2] A single stone may be given up where Black has just captured
      Given an empty 2x2 board
      When the game goes A2 B2 B1 B2
      Then the last play self-captures B2

    @supply.unlimited
    Scenario: [3] White may give up two stones and leave what Black has made
      Given an empty 4x1 board
      When the game goes B1 C1 pass D1
      Then the last play self-captures C1 and D1

    Scenario: [4] In the corner a stone may be put back, but not where White has left it so
      Given the position of repetition.positional.self-capture/6
      When Black plays E6 and White passes
      Then Black may play F6
      When the game goes E6 A6 F6 B6 pass
      Then White may not play A5, because it recreates an earlier position
