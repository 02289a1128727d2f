Feature: Komi

  Points for White, as the controller sets them.

  @gtp.komi.echo
  Rule: The komi is what the controller has set last

    Source: Go Text Protocol 2, draft 2, sections 5.1 and 6.3.2, komi (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: the protocol has no command that tells the komi. GNU Go and KataGo (docs/GTP_Extensions.md) have get_komi.

    Scenario: [1] Half a point and whole points
      Given an empty 9x9 board
      When the controller sets a komi of 6.5
      Then the komi is 6.5
      When the controller sets a komi of 7
      Then the komi is 7
      When the controller sets a komi of 0.5
      Then the komi is 0.5

    Scenario: [2] None
      Given an empty 9x9 board
      When the controller sets a komi of 6.5
      And the controller sets a komi of 0
      Then the komi is 0

    Scenario: [3] Points for Black
      Given an empty 9x9 board
      When the controller sets a komi of -5.5
      Then the komi is -5.5

    Scenario: [4] In the middle of a game
      Given an empty 9x9 board
      When Black plays C3 and White plays G7
      And the controller sets a komi of 5.5
      Then the komi is 5.5
      And Black may play E5

  @gtp.komi.absurd
  Rule: A komi is taken even if it makes no sense

    It may be any number that a 32-bit float can hold.

    Source: Go Text Protocol 2, draft 2, sections 6.3.2, komi, and 3.2.1, float
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Open: nobody plays for quarters of a point, or for more points than the board has. They are asked for here because the
    protocol is plain.

    Scenario: [1] A quarter of a point
      Given an empty 9x9 board
      When the controller sets a komi of 0.25
      Then the komi is 0.25

    Scenario: [2] More points than the board has
      Given an empty 9x9 board
      When the controller sets a komi of 100.5
      Then the komi is 100.5

    Scenario: [3] A thousand points for Black
      Given an empty 9x9 board
      When the controller sets a komi of -1000
      Then the komi is -1000

    Scenario: [4] A million points
      Given an empty 19x19 board
      When the controller sets a komi of 1000000
      Then the komi is 1000000

  @gtp.komi.stays
  Rule: The komi stays what it is until it is set again or another record is loaded

    What a command is not said to change, it does not change.

    Source: Go Text Protocol 2, draft 2, section 5.3 (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2); 6.3.2, clear_board,
    which speaks of board, captured stones and moves.

    Scenario: [1] While the game goes on
      Given an empty 9x9 board
      When the controller sets a komi of 4.5
      And the game goes C3 G7 E5
      Then the komi is 4.5

    Scenario: [2] When a move is taken back
      Given an empty 9x9 board
      When the controller sets a komi of 4.5
      And Black plays C3
      And the controller takes back the last move
      Then the komi is 4.5

    Scenario: [3] When the board is cleared
      Given an empty 9x9 board
      When the controller sets a komi of 4.5
      And Black plays C3
      And the controller clears the board
      Then the komi is 4.5

    Scenario: [4] When handicap stones are placed
      Given an empty 9x9 board
      When the controller sets a komi of 4.5
      And the controller asks for 2 fixed handicap stones
      Then the komi is 4.5
