Feature: Commands that place handicap stones

  @gtp.6.3.2.handicap.number
  Rule: What is no number of stones is refused by fixed_handicap and place_free_handicap

    Two stones are the fewest.

    Source: Go Text Protocol 2, draft 2, sections 4.1 and 6.3.2: both fail if the syntax is wrong or the number is invalid.

    Scenario: [1] fixed_handicap: words, and a sign
      Given a new game
      And the engine has the command "fixed_handicap"
      When the controller sends these lines
        """
        fixed_handicap two
        fixed_handicap C3
        fixed_handicap -2
        """
      Then all of them fail

    Scenario: [2] fixed_handicap: nothing
      Given a new game
      And the engine has the command "fixed_handicap"
      When the controller sends "fixed_handicap"
      Then it fails

    Scenario: [3] fixed_handicap: too few and too many
      Given a new game
      And the engine has the command "fixed_handicap"
      When the controller sends these lines
        """
        fixed_handicap 0
        fixed_handicap 1
        fixed_handicap 10
        fixed_handicap 258
        fixed_handicap 999999999
        """
      Then all of them fail

    Scenario: [4] place_free_handicap: words, and a sign
      Given a new game
      And the engine has the command "place_free_handicap"
      When the controller sends these lines
        """
        place_free_handicap two
        place_free_handicap C3
        place_free_handicap -2
        """
      Then all of them fail

    Scenario: [5] place_free_handicap: nothing
      Given a new game
      And the engine has the command "place_free_handicap"
      When the controller sends "place_free_handicap"
      Then it fails

    Scenario: [6] place_free_handicap: too few
      Given a new game
      And the engine has the command "place_free_handicap"
      When the controller sends these lines
        """
        place_free_handicap 0
        place_free_handicap 1
        """
      Then all of them fail

  @gtp.6.3.2.handicap.list
  Rule: A list that is no list of two points or more is refused by set_free_handicap

    Source: Go Text Protocol 2, draft 2, section 6.3.2, set_free_handicap: at least two elements, none repeated, none a pass;
    fails if the syntax is wrong or the list is bad.

    Scenario: [1] Nothing
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends "set_free_handicap"
      Then it fails

    Scenario: [2] One point
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends "set_free_handicap C3"
      Then it fails

    Scenario: [3] A point twice, once in small letters
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        set_free_handicap C3 c3
        set_free_handicap A1 C3 B2 c3
        """
      Then all of them fail

    Scenario: [4] A pass, once in capitals
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        set_free_handicap pass A1 B2
        set_free_handicap A1 B2 PASS
        """
      Then all of them fail

    Scenario: [5] Words
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        set_free_handicap two stones
        set_free_handicap A1 B2 stone
        set_free_handicap 2
        """
      Then all of them fail

    Scenario: [6] Points beyond the board, and the letter that no point has
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        set_free_handicap A1 Z25
        set_free_handicap A1 B2 A0
        set_free_handicap A1 B2 I1
        """
      Then all of them fail

    Scenario: [7] A good list after bad ones
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        set_free_handicap C3 C3
        set_free_handicap D4 pass
        set_free_handicap D4
        set_free_handicap C3 D4
        """
      Then the answers begin with "? ? ? ="
      And the engine has Black stones on C3 and D4 and no others

  @gtp.6.3.2.handicap.stones
  Rule: Handicap stones are refused wherever any stone stands, of either colour

    Source: Go Text Protocol 2, draft 2, section 6.3.2: all three commands are valid on an empty board alone.

    Scenario: [1] fixed_handicap where White has a stone
      Given a new game
      And the engine has the command "fixed_handicap"
      When the controller sends "play white C3"
      And the controller sends "fixed_handicap 2"
      Then it fails

    Scenario: [2] place_free_handicap where White has a stone
      Given a new game
      And the engine has the command "place_free_handicap"
      When the controller sends "play white C3"
      And the controller sends "place_free_handicap 2"
      Then it fails

    Scenario: [3] set_free_handicap where White has a stone
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends "play white C3"
      And the controller sends "set_free_handicap A1 B2"
      Then it fails
      And the engine has White stones on C3 and no others

    Scenario: [4] set_free_handicap after a handicap
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        set_free_handicap A1 B2
        set_free_handicap D4 E5
        """
      Then the answers begin with "= ?"
      And the engine has Black stones on A1 and B2 and no others

    Scenario: [5] Every one of them where Black has a stone
      Given a new game
      And the engine has the command "fixed_handicap"
      And the engine has the command "place_free_handicap"
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        play black C3
        fixed_handicap 2
        place_free_handicap 2
        set_free_handicap A1 B2
        """
      Then the answers begin with "= ? ? ?"

    Scenario: [6] A board that has been cleared is empty
      Given a new game
      And the engine has the command "set_free_handicap"
      When the controller sends these lines
        """
        play white C3
        clear_board
        set_free_handicap A1 B2
        """
      Then the answers begin with "= = ="

  @gtp.6.3.2.handicap.history
  Rule: Handicap stones are no moves

    Source: Go Text Protocol 2, draft 2, section 6.3.2: the move history does not include them.

    Scenario: [1] Given stones are not told as moves
      Given a new game
      And the engine has the command "set_free_handicap"
      And the engine has the command "move_history"
      When the controller sends "set_free_handicap C3 D4"
      And the controller sends "move_history"
      Then it answers nothing

    Scenario: [2] Fixed stones are not told as moves
      Given a new game on a 9x9 board
      And the engine has the command "fixed_handicap"
      And the engine has the command "move_history"
      When the controller sends "fixed_handicap 2"
      And the controller sends "move_history"
      Then it answers nothing

    Scenario: [3] Free stones are not told as moves
      Given a new game
      And the engine has the command "place_free_handicap"
      And the engine has the command "move_history"
      When the controller sends "place_free_handicap 2"
      And the controller sends "move_history"
      Then it answers nothing
