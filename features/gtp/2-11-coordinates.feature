Feature: Coordinates and private names

  Whether letters are written in capitals is left to whoever writes them: gtp.written.vertex.

  @gtp.2.11
  Rule: Columns have letters from the left, and rows have numbers from below

    Source: Go Text Protocol 2, draft 2, section 2.11: the point at the lower left is A1; boards have up to 25 lines, and so letters up
    to Z.

    Scenario: [1] The corners of a small board
      Given a new game on a 9x9 board
      When the controller sends these lines
        """
        play black A1
        play white J9
        play black A9
        play white J1
        """
      Then all of them succeed
      And the engine has Black stones on A1 and A9 and White stones on J9 and J1

    Scenario: [2] The corners of the usual board
      Given a new game on a 19x19 board
      When the controller sends these lines
        """
        play black T1
        play white A19
        play black T19
        """
      Then all of them succeed
      And the engine has Black stones on T1 and T19 and White stones on A19

    Scenario: [3] The corners of the largest board
      Given a new game on a 25x25 board
      When the controller sends these lines
        """
        play black Z25
        play white Z1
        play black U10
        """
      Then all of them succeed
      And the engine has Black stones on Z25 and U10 and White stones on Z1

    Scenario: [4] A point nearer to one side
      Given a new game
      When the controller sends "play black B4"
      Then it answers nothing
      And the engine has Black stones on B4 and no others

  @gtp.2.11.no-i
  Rule: No column has the letter I

    Source: Go Text Protocol 2, draft 2, section 2.11: the letter I is left out.

    Scenario: [1] A capital
      Given a new game on a 9x9 board
      When the controller sends "play black I5"
      Then it fails
      And nothing has changed

    Scenario: [2] A small letter
      Given a new game on a 9x9 board
      When the controller sends "play black i5"
      Then it fails
      And nothing has changed

    Scenario: [3] The usual board
      Given a new game on a 19x19 board
      When the controller sends "play white I10"
      Then it fails
      And nothing has changed

    Scenario: [4] The columns beside it
      Given a new game on a 9x9 board
      When the controller sends these lines
        """
        play black H5
        play white J5
        """
      Then all of them succeed
      And the engine has Black stones on H5 and White stones on J5

    Scenario: [5] Vertices that are answered
      Given a new game on a 19x19 board
      And the engine has the command "fixed_handicap"
      When the controller sends "fixed_handicap 5"
      Then it answers the vertices D4, Q4, K10, D16 and Q16

  @gtp.2.11.outside
  Rule: A point outside the board is no vertex

    Source: Go Text Protocol 2, draft 2, sections 2.11 and 6.3.3: a stone is played on a point of the board.

    Open: Whether that is a syntax error, an illegal move or something else.

    Scenario: [1] To the right
      Given a new game on a 9x9 board
      When the controller sends "play black K1"
      Then it fails
      And nothing has changed

    Scenario: [2] Above
      Given a new game on a 9x9 board
      When the controller sends "play black A10"
      Then it fails
      And nothing has changed

    Scenario: [3] Below
      Given a new game
      When the controller sends "play black A0"
      Then it fails
      And nothing has changed

    Scenario: [4] Far away
      Given a new game
      When the controller sends "play black Z99"
      Then it fails
      And nothing has changed

    Scenario: [5] To the right of the usual board
      Given a new game on a 19x19 board
      When the controller sends "play white U1"
      Then it fails
      And nothing has changed

    Scenario: [6] Above the usual board
      Given a new game on a 19x19 board
      When the controller sends "play white A20"
      Then it fails
      And nothing has changed

    Scenario: [7] A number that is too large for most programs
      Given a new game
      When the controller sends "play white A4294967297"
      Then it fails
      And nothing has changed

  @gtp.2.11.form
  Rule: A vertex is a letter and a number

    Source: Go Text Protocol 2, draft 2, sections 2.11 and 3.2.1: a vertex is one letter and one number, or pass.

    Open: The reference implementation ignores what follows the number.

    Scenario: [1] A number alone
      Given a new game
      When the controller sends "play black 5"
      Then it fails
      And nothing has changed

    Scenario: [2] A letter alone
      Given a new game
      When the controller sends "play black A"
      Then it fails
      And nothing has changed

    Scenario: [3] The number first
      Given a new game
      When the controller sends "play black 5A"
      Then it fails
      And nothing has changed

    Scenario: [4] Two letters
      Given a new game
      When the controller sends "play black AA1"
      Then it fails
      And nothing has changed

    Scenario: [5] A number with a minus sign
      Given a new game
      When the controller sends "play black A-1"
      Then it fails
      And nothing has changed

    Scenario: [6] A part of pass
      Given a new game
      When the controller sends "play black pas"
      Then it fails
      And nothing has changed

    Scenario: [7] Two letters, as records have them
      Given a new game
      When the controller sends "play black cc"
      Then it fails
      And nothing has changed

  @gtp.2.13
  Rule: A dash in the name of a command is part of the name

    Source: Go Text Protocol 2, draft 2, section 2.13: standard commands have no dash in their names; the names of private ones begin
    with a prefix and a dash.

    Scenario: [1] A prefix before a standard name
      Given a new game
      When the controller sends "xyzzy-protocol_version"
      Then it fails

    Scenario: [2] A standard name as a prefix
      Given a new game
      When the controller sends "protocol_version-xyzzy"
      Then it fails

    Scenario: [3] A dash in place of another character
      Given a new game
      When the controller sends "protocol-version"
      Then it fails
