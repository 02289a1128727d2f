Feature: Records - what a game says about itself

  Properties HA, KM and RU.

  @sgf.handicap
  Rule: HA is a number and sets no stones; handicap stones are set up like others

    Source: SGF FF[4], Go, HA (red-bean.com/sgf/go.html).

    Open: the stones should be set up in the same node, but need not be. HA should be 2 at least, but many programs write 0
    for no handicap; no scenario has that.

    Scenario: [1] The stones are those that are set up
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[9]HA[2]AB[ee][ec];W[gg])
        """
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        """

    Scenario: [2] Without stones there are none
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[9]HA[2];W[gg])
        """
      Then the position is
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        """

    Scenario: [3] White moves first
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[9]HA[2]AB[cg][gc];W[gg])
        """
      Then Black may play C7
      And it is Black's turn

  @sgf.komi
  Rule: KM is the komi

    Source: SGF FF[4], Go, KM (red-bean.com/sgf/go.html); Go Text Protocol 2, draft 2, section 6.3.5, loadsgf
    (lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2).

    Scenario: [1] Half points, whole points and none
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[9]KM[6.5];B[cc])
        """
      Then the komi is 6.5
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[9]KM[7];B[cc])
        """
      Then the komi is 7
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[9]KM[0];B[cc])
        """
      Then the komi is 0

    Scenario: [2] Points for Black
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[9]KM[-5.5];B[cc])
        """
      Then the komi is -5.5

    Scenario: [3] With decimals that say nothing
      Given an empty 9x9 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[9]KM[6.50];B[cc])
        """
      Then the komi is 6.5

  @sgf.rules
  Rule: RU names the rules, and a name that is not known is no fault

    The standard fixes the names AGA, GOE, Japanese and NZ, and no others.

    Source: SGF FF[4], properties, RU (red-bean.com/sgf/properties.html).

    Open: whether an engine changes its rules. The Go Text Protocol takes size and komi from a record, and says nothing of
    rules; KataGo changes them, GNU Go does not.

    Scenario: [1] A name of nobody's
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]RU[The rules of our club, 1 April];B[cc])
        """
      Then the position is
        """
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        """

    Scenario: [2] No name
      Given an empty 5x5 board
      When the controller loads this record
        """
        (;FF[4]GM[1]SZ[5]RU[];B[cc])
        """
      Then C4 is empty
      And White may not play C3
