Feature: Undo - captured stones

  The number of captured stones is part of what is kept.

  @gtp.undo.captures
  Rule: When a move is taken back the numbers of captured stones are as they were before that move

    Source: Go Text Protocol 2, draft 2, sections 5.1 and 6.3.3, undo (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Scenario: [1] A capture counts no longer
      Given an empty 5x5 board
      When the game goes A2 A1 B1
      Then White has lost 1 stone
      When the controller takes back the last move
      Then White has lost 0 stones
      And Black has lost 0 stones

    Scenario: [2] It counts again when it is made again
      Given an empty 5x5 board
      When the game goes A2 A1 B1
      And the controller takes back the last move
      And Black plays B1
      Then White has lost 1 stone

    Scenario: [3] An earlier capture still counts
      Given an empty 5x5 board
      When the game goes A2 A1 B1 E5 E4 C3 D5
      Then White has lost 2 stones
      When the controller takes back the last move
      Then White has lost 1 stone

    Scenario: [4] Several stones at once
      Given an empty 5x5 board
      When the game goes A2 A1 B2 B1 C1
      Then White has lost 2 stones
      When the controller takes back the last move
      Then White has lost 0 stones

    Scenario: [5] Captures by both players
      Given an empty 5x5 board
      When the game goes A2 A1 B1 B2 E1 C1 D1 A1
      Then White has lost 1 stone
      And Black has lost 1 stone
      When the controller takes back the last move
      Then White has lost 1 stone
      And Black has lost 0 stones

    Scenario: [6] Nothing but what is left counts after several moves back
      Given an empty 5x5 board
      When the game goes A2 A1 B1 E5 E4 C3 D5
      And the controller takes back 5 moves
      Then White has lost 0 stones
