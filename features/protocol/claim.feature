Feature: What is claimed

  A subject that is asked to play by a ruleset, and says of its rules what they are, says what it was asked for.

  @claim.rules
  Rule: Asked for its rules, a subject says that they are those it was asked to play by

    It may say less than the rules are, where it has no words for the rest. What it says holds until it is asked to play by
    other rules: neither a new board nor a new game changes it, nor do moves, a komi or a handicap.

    Source: KataGo, docs/GTP_Extensions.md, version 1.17: kata-get-rules answers the rules that are in use, as a JSON
    dictionary of the form that kata-set-rules takes; to set them does not otherwise affect the board.

    Open: what is set and told is what the document has words for: ko, scoring, tax, suicide, button, and White's points in
    handicap games. Its friendlyPassOk is left out: it says nothing of which moves are legal or what they are worth.

    Scenario: [1] On a new board
      Given an empty 9x9 board
      Then the rules told are those claimed

    Scenario: [2] On a board of another size
      Given an empty 19x19 board
      Then the rules told are those claimed

    Scenario: [3] In the middle of a game
      Given an empty 9x9 board
      When Black plays E5 and White plays C3
      Then the rules told are those claimed

    Scenario: [4] After the passes that end a game
      Given an empty 9x9 board
      When Black plays E5, White passes and Black passes
      Then the rules told are those claimed
