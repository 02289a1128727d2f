Feature: Moves that the controller sends

  @gtp.6.3.3.play
  Rule: play answers nothing and puts a stone of the colour on the point

    Source: Go Text Protocol 2, draft 2, section 6.3.3, play.

    Scenario: [1] Each colour
      Given a new game
      When the controller sends "play black C3"
      Then it answers nothing
      When the controller sends "play white D4"
      Then it answers nothing
      And the engine has Black stones on C3 and White stones on D4

    Scenario: [2] The corner of the first point
      Given a new game
      When the controller sends "play black A1"
      Then it answers nothing
      And the engine has Black stones on A1 and no others

    Scenario: [3] The farthest corner, 9x9
      Given a new game on a 9x9 board
      When the controller sends "play white J9"
      Then it answers nothing
      And the engine has White stones on J9 and no others

    Scenario: [4] Both other corners, 19x19
      Given a new game on a 19x19 board
      When the controller sends these lines
        """
        play black A19
        play white T1
        """
      Then the answers begin with "= ="
      And the engine has Black stones on A19 and White stones on T1

    Scenario: [5] Many moves at once
      Given a new game
      When the controller sends these lines
        """
        play black B2
        play white D4
        play black B4
        play white D2
        play black C3
        play white E5
        """
      Then the answers begin with "= = = = = ="
      And the engine has Black stones on B2, B4 and C3 and White stones on D2, D4 and E5

  @gtp.6.3.3.play.turns
  Rule: Either colour may be played at any time

    Nobody's turn is kept: White may begin, and a colour may be played several times running.

    Source: Go Text Protocol 2, draft 2, section 6.3.3, play: moves of the same colour running are not illegal for the protocol.

    Scenario: [1] Black three times
      Given a new game
      When the controller sends these lines
        """
        play black B2
        play black C3
        play black D4
        """
      Then the answers begin with "= = ="
      And the engine has Black stones on B2, C3 and D4 and no others

    Scenario: [2] White first
      Given a new game
      When the controller sends "play white C3"
      Then it answers nothing
      And the engine has White stones on C3 and no others

    Scenario: [3] White three times after Black
      Given a new game
      When the controller sends these lines
        """
        play black C3
        play white B2
        play white D4
        play white E5
        """
      Then the answers begin with "= = = ="
      And the engine has Black stones on C3 and White stones on B2, D4 and E5

    Scenario: [4] Black after a handicap
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        set_free_handicap B2 D4
        play black C3
        """
      Then the answers begin with "= ="
      And the engine has Black stones on B2, C3 and D4 and no others

    Scenario: [5] A colour plays again after its own pass
      Given a new game
      When the controller sends these lines
        """
        play black B2
        play black pass
        play black C3
        """
      Then the answers begin with "= = ="
      And the engine has Black stones on B2 and C3 and no others

  @gtp.6.3.3.play.pass
  Rule: A pass puts no stone on the board, and play goes on after it

    Source: Go Text Protocol 2, draft 2, sections 6.3.3, play, and 3.2.1: pass is a vertex.

    Open: whether anything may be played after two passes. The protocol does not speak of the end of a game, and rules do.

    Scenario: [1] The first move
      Given a new game
      When the controller sends "play black pass"
      Then it answers nothing
      And the engine has no stones

    Scenario: [2] Passes of both, with moves between
      Given a new game
      When the controller sends these lines
        """
        play black B2
        play white pass
        play black C3
        play white D4
        play black pass
        play white E5
        """
      Then the answers begin with "= = = = = ="
      And the engine has Black stones on B2 and C3 and White stones on D4 and E5

    Scenario: [3] Two passes leave the stones
      Given a new game
      When the controller sends these lines
        """
        play black C3
        play white D4
        play black pass
        play white pass
        """
      Then the answers begin with "= = = ="
      And the engine has Black stones on C3 and White stones on D4

    Scenario: [4] One of two passes is taken back, and play goes on
      Given a new game
      And the engine has the command "undo"
      When the controller sends these lines
        """
        play black C3
        play white pass
        play black pass
        undo
        play black D4
        """
      Then the answers begin with "= = = = ="
      And the engine has Black stones on C3 and D4 and no others

  @gtp.6.3.3.play.captures
  Rule: A play takes off the stones that it captures, and counts them

    Source: Go Text Protocol 2, draft 2, section 6.3.3, play: the number of captured stones is updated; captures is GNU Go's.

    Open: whose stones "captures" counts, those a colour has taken or has lost; no scenario distinguishes them.

    Scenario: [1] A stone in the corner
      Given a new game
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        """
      Then the engine has Black stones on A2 and B1 and no others

    Scenario: [2] Two stones of Black's
      Given a new game
      When the controller sends these lines
        """
        play white A3
        play black A1
        play white B2
        play black A2
        play white B1
        """
      Then the engine has White stones on A3, B1 and B2 and no others

    Scenario: [3] A stone away from the edge
      Given a new game
      When the controller sends these lines
        """
        play white C3
        play black B3
        play black D3
        play black C2
        play black C4
        """
      Then the engine has Black stones on B3, C2, C4 and D3 and no others

    Scenario: [4] The points are free again
      Given a new game
      When the controller sends these lines
        """
        play white C3
        play black B3
        play black D3
        play black C2
        play black C4
        play black C3
        """
      Then the answers begin with "= = = = = ="
      And the engine has Black stones on B3, C2, C3, C4 and D3 and no others

    Scenario: [5] One stone of each colour is counted
      Given a new game
      And the engine has the command "captures"
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        play black D3
        play white D2
        play white C3
        play white E3
        play white D4
        """
      And the controller sends "captures black"
      Then it answers the number 1
      When the controller sends "captures white"
      Then it answers the number 1

  @gtp.6.3.3.play.occupied
  Rule: A play on a stone is refused

    Source: Go Text Protocol 2, draft 2, section 6.3.3, play: fails if the move is illegal, which this one is by all rules.

    Scenario: [1] The opponent's
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "play white C3"
      Then it fails
      And the engine has Black stones on C3 and no others

    Scenario: [2] Its own
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "play black C3"
      Then it fails
      And the engine has Black stones on C3 and no others

    Scenario: [3] A handicap stone
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends "set_free_handicap C3 D4"
      Then no stone can be played on C3

    Scenario: [4] A stone that has captured
      Given a new game
      When the controller sends these lines
        """
        play black A2
        play white A1
        play black B1
        """
      Then no stone can be played on B1

  @gtp.6.3.3.play.message
  Rule: A move that is against the rules is refused as an "illegal move"

    Source: Go Text Protocol 2, draft 2, section 6.3.3, play, which prescribes these words.

    Open: whether more follows them.

    Scenario: [1] On a stone of the opponent's
      Given a new game
      When the controller sends "play black C3"
      And the controller sends "play white C3"
      Then it fails with "illegal move"

    Scenario: [2] On a stone of its own
      Given a new game
      When the controller sends "play white C3"
      And the controller sends "play white C3"
      Then it fails with "illegal move"

  @gtp.6.3.3.play.beyond
  Rule: A play beyond the board is refused

    Source: Go Text Protocol 2, draft 2, sections 6.3.3, play, and 2.11.

    Open: whether it is called a wrong vertex or an illegal move.

    Scenario: [1] One line too far, 9x9
      Given a new game on a 9x9 board
      When the controller sends these lines
        """
        play black K1
        play black A10
        play white K10
        """
      Then all of them fail
      And the engine has no stones

    Scenario: [2] One line too far, 19x19
      Given a new game on a 19x19 board
      When the controller sends these lines
        """
        play black U1
        play black A20
        play white U20
        """
      Then all of them fail
      And the engine has no stones

    Scenario: [3] Far too far
      Given a new game
      When the controller sends these lines
        """
        play black Z25
        play black A26
        play white A99
        play white A257
        """
      Then all of them fail
      And the engine has no stones

    Scenario: [4] Line zero
      Given a new game
      When the controller sends these lines
        """
        play black A0
        play white C-1
        """
      Then all of them fail
      And the engine has no stones

  @gtp.6.3.3.play.color
  Rule: What is no colour is refused by play

    Source: Go Text Protocol 2, draft 2, sections 6.3.3, play, and 3.2.1, color.

    Scenario: [1] Other words
      Given a new game
      When the controller sends these lines
        """
        play green C3
        play red C3
        play empty C3
        """
      Then all of them fail
      And the engine has no stones

    Scenario: [2] Other letters and a number
      Given a new game
      When the controller sends these lines
        """
        play x C3
        play o C3
        play 1 C3
        """
      Then all of them fail
      And the engine has no stones

  @gtp.6.3.3.play.vertex
  Rule: What is no vertex is refused by play

    Source: Go Text Protocol 2, draft 2, sections 6.3.3, play, 2.11 and 3.2.1, vertex: a letter, without I, and a number, or pass.

    Scenario: [1] A letter or a number alone
      Given a new game
      When the controller sends these lines
        """
        play black C
        play black 3
        """
      Then all of them fail
      And the engine has no stones

    Scenario: [2] The wrong way round, and words
      Given a new game
      When the controller sends these lines
        """
        play black 3C
        play black stone
        play black CC
        """
      Then all of them fail
      And the engine has no stones

    Scenario: [3] The letter that is left out
      Given a new game on a 9x9 board
      When the controller sends these lines
        """
        play black I5
        play white i1
        """
      Then all of them fail
      And the engine has no stones

  @gtp.6.3.3.play.missing
  Rule: A play without a colour or without a vertex is refused

    Source: Go Text Protocol 2, draft 2, section 6.3.3, play: its argument is a move, which is a colour and a vertex.

    Scenario: [1] Neither
      Given a new game
      When the controller sends "play"
      Then it fails

    Scenario: [2] A colour alone
      Given a new game
      When the controller sends "play black"
      Then it fails

    Scenario: [3] A vertex alone
      Given a new game
      When the controller sends "play C3"
      Then it fails
      And the engine has no stones

    Scenario: [4] Both the wrong way round
      Given a new game
      When the controller sends "play C3 black"
      Then it fails
      And the engine has no stones
