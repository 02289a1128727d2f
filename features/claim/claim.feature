Feature: What is claimed

  A subject is asked to play by a ruleset. What it says of its rules and of its komi is held against what it was asked for.

  @claim.rules
  Rule: Asked for its rules, a subject says that they are those it was asked to play by

    It may say less than the rules are, where it has no words for the rest. What it says holds until it is asked to play by
    other rules: no new board changes it, nor do moves, the end of a game, a komi or a handicap.

    Source: KataGo, docs/GTP_Extensions.md, version 1.17: kata-get-rules answers the rules in use as a JSON dictionary, in
    the form that kata-set-rules takes; to set them does not otherwise affect the board.

    Open: what can be set and told is what that document has words for: ko, scoring, tax, suicide, button, and White's points
    in handicap games. Its friendlyPassOk is not looked at: it says nothing of which moves are legal or what they are worth.

    Scenario: [1] On a new board
      Given an empty 9x9 board
      Then the rules told are those claimed

    Scenario: [2] On a board of another size
      Given an empty 19x19 board
      Then the rules told are those claimed

    Scenario: [3] In the middle of a game, and on the board cleared after it
      Given an empty 9x9 board
      When Black plays E5 and White plays C3
      Then the rules told are those claimed
      When the controller clears the board
      Then the rules told are those claimed

    Scenario: [4] After two passes, and on the board cleared for another game
      Given an empty 9x9 board
      When Black plays E5, White passes, and Black passes
      Then the rules told are those claimed
      When the controller clears the board
      Then the rules told are those claimed

    Scenario: [5] After another komi
      Given an empty 9x9 board
      When it is done or refused that the controller sets a komi of 3.5
      Then the rules told are those claimed

    Scenario: [6] After a handicap
      Given an empty 9x9 board
      When it is done or refused that the controller asks for 2 fixed handicap stones
      Then the rules told are those claimed

  @claim.komi
  Rule: Asked for the komi, a subject says the one that was set last

    Tried with komi as is usual under the ruleset; where there is none there is nothing to tell.

    Source: KataGo, docs/GTP_Extensions.md, version 1.17: get_komi reports what komi is set. Go Text Protocol, version 2,
    draft 2, section 6.3.2: komi is to be accepted.

    @komi.half
    Scenario: [1] A komi with a half point
      Given an empty 19x19 board
      When the controller sets a komi of 6.5
      Then the komi is 6.5
      When the controller sets a komi of 7.5
      Then the komi is 7.5

    @komi.integer
    Scenario: [2] A komi of whole points
      Given an empty 19x19 board
      When the controller sets a komi of 7
      Then the komi is 7
      When the controller sets a komi of 6
      Then the komi is 6

    @komi.black-wins-ties
    Scenario: [3] A komi of whole points where Black wins ties
      Given an empty 19x19 board
      When the controller sets a komi of 8
      Then the komi is 8
      When the controller sets a komi of 7
      Then the komi is 7

    @komi.auction
    Scenario: [4] A komi that was bid
      Given an empty 19x19 board
      When the controller sets a komi of 12.5
      Then the komi is 12.5
      When the controller sets a komi of 4
      Then the komi is 4
