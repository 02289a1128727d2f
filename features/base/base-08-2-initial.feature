Feature: Rule 8 - The first position

  The positions that may not come back begin with the one before the first move.

  @base.8.initial
  Rule: The empty board at the start is one of the positions that may not be recreated

    The game begins with a position, the empty board (base.5), so that position has occurred. Only a play that
    removes the last stones by self-capture can lead back to it.

    Source: Wikipedia, Rules of Go (French), reference statement, rules 5 and 8, which make no exception of it; not said
    in so many words.

    Open: other superko rules differ here. Some count only positions that a player has created.

    @self-capture.allowed
    Scenario: [1] On a board of one point no play is possible
      Given an empty 1x1 board
      Then Black may not play A1, because it recreates an earlier position
      And Black may pass

    @self-capture.allowed @button.none
    Scenario: [2] Two stones may not be given up so that the board is empty again
      Given an empty 2x1 board
      When the game goes A1 pass
      Then Black may not play B1, because it recreates an earlier position

    @self-capture.allowed @button.none
    Scenario: [3] Four stones may not be given up so that the board is empty again
      Given an empty 2x2 board
      When the game goes A1 pass A2 pass B1 pass
      Then Black may not play B2, because it recreates an earlier position

    @self-capture.allowed
    Scenario: [4] White may not empty the board either
      Given an empty 2x2 board
      When the game goes pass A1 pass B1 pass A2 pass
      Then White may not play B2, because it recreates an earlier position

    @self-capture.allowed
    Scenario: [5] A self-capture that leaves other stones on the board recreates nothing
      Given an empty 3x3 board
      When the game goes A1 A2 pass B2 pass C1 B1
      Then the last play self-captures A1 and B1
