Feature: KataGo's commands for the rules

  @kata.get-rules
  Rule: The rules are told as a JSON object

    It has the keys ko, scoring, tax, suicide, hasButton and whiteHandicapBonus, and may have more.

    Source: KataGo's docs/GTP_Extensions.md, kata-get-rules: a JSON dictionary of the current rules, with the meaning of each
    field; more may be added.

    Open: Whether friendlyPassOk is told: the first versions did not know it.

    Scenario: [1] The keys
      Given a new game
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-get-rules"
      Then it answers a JSON object with "ko scoring tax suicide hasButton whiteHandicapBonus"

    Scenario: [2] They are told in one line
      Given a new game
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-get-rules"
      Then it answers one line

  @kata.set-rules.name
  Rule: Rules are set by a name, and told back as what the name stands for

    A program that does not have the rules of a name refuses them.

    Source: KataGo's docs/GTP_Extensions.md, kata-set-rules: the names and what each is equivalent to; a neural network that
    does not know some rules makes setting them fail.

    Open: Which of the names a program takes. The document says of none that it has to be taken.

    Scenario: [1] tromp-taylor
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules japanese"
      When the engine takes "kata-set-rules tromp-taylor"
      Then the rules that it tells have "ko POSITIONAL, scoring AREA, tax NONE, suicide true, hasButton false, whiteHandicapBonus 0"

    Scenario: [2] chinese
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      When the engine takes "kata-set-rules chinese"
      Then the rules that it tells have "ko SIMPLE, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N"

    Scenario: [3] chinese-ogs
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules japanese"
      When the engine takes "kata-set-rules chinese-ogs"
      Then the rules that it tells have "ko POSITIONAL, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N"

    Scenario: [4] chinese-kgs
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules japanese"
      When the engine takes "kata-set-rules chinese-kgs"
      Then the rules that it tells have "ko POSITIONAL, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N"

    Scenario: [5] japanese
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      When the engine takes "kata-set-rules japanese"
      Then the rules that it tells have "ko SIMPLE, scoring TERRITORY, tax SEKI, suicide false, hasButton false, whiteHandicapBonus 0"

    Scenario: [6] korean
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      When the engine takes "kata-set-rules korean"
      Then the rules that it tells have "ko SIMPLE, scoring TERRITORY, tax SEKI, suicide false, hasButton false, whiteHandicapBonus 0"

    Scenario: [7] stone-scoring
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      When the engine takes "kata-set-rules stone-scoring"
      Then the rules that it tells have "ko SIMPLE, scoring AREA, tax ALL, suicide false, hasButton false, whiteHandicapBonus 0"

    Scenario: [8] aga
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      When the engine takes "kata-set-rules aga"
      Then the rules that it tells have "ko SITUATIONAL, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N-1"

    Scenario: [9] bga
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      When the engine takes "kata-set-rules bga"
      Then the rules that it tells have "ko SITUATIONAL, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N-1"

    Scenario: [10] new-zealand
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules japanese"
      When the engine takes "kata-set-rules new-zealand"
      Then the rules that it tells have "ko SITUATIONAL, scoring AREA, tax NONE, suicide true, hasButton false, whiteHandicapBonus 0"

    Scenario: [11] aga-button
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      When the engine takes "kata-set-rules aga-button"
      Then the rules that it tells have "ko SITUATIONAL, scoring AREA, tax NONE, suicide false, hasButton true, whiteHandicapBonus N-1"

  @kata.set-rules.some
  Rule: At least one of the names is taken

    Source: KataGo's docs/GTP_Extensions.md, kata-set-rules: rules are a JSON dictionary or one of the names.

    Scenario: [1] One of eleven
      Given a new game
      And the engine has the command "kata-set-rules"
      When the controller sends these lines
        """
        kata-set-rules tromp-taylor
        kata-set-rules chinese
        kata-set-rules chinese-ogs
        kata-set-rules chinese-kgs
        kata-set-rules japanese
        kata-set-rules korean
        kata-set-rules stone-scoring
        kata-set-rules aga
        kata-set-rules bga
        kata-set-rules new-zealand
        kata-set-rules aga-button
        """
      Then at least one of them succeeds

  @kata.set-rules.json
  Rule: Rules that are told can be set

    What kata-get-rules answers, kata-set-rules takes.

    Source: KataGo's docs/GTP_Extensions.md, kata-set-rules: a JSON dictionary in the format of kata-get-rules.

    Scenario: [1] As they are
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-set-rules" and what "kata-get-rules" answers
      Then it succeeds
      And nothing has changed

    Scenario: [2] Others
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules chinese"
      When the engine takes 'kata-set-rules {"ko":"SITUATIONAL","scoring":"AREA","tax":"NONE","suicide":false,"hasButton":false,"whiteHandicapBonus":"N-1"}'
      Then the rules that it tells have "ko SITUATIONAL, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N-1"

    Scenario: [3] Others once more
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules chinese"
      When the engine takes 'kata-set-rules {"ko":"POSITIONAL","scoring":"AREA","tax":"NONE","suicide":true,"hasButton":false,"whiteHandicapBonus":"0"}'
      Then the rules that it tells have "ko POSITIONAL, scoring AREA, tax NONE, suicide true, hasButton false, whiteHandicapBonus 0"

    Scenario: [4] In another order, with blanks
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      When the engine takes 'kata-set-rules { "whiteHandicapBonus": "N", "suicide": false, "hasButton": false, "tax": "NONE", "scoring": "AREA", "ko": "SIMPLE" }'
      Then the rules that it tells have "ko SIMPLE, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N"

  @kata.set-rules.unknown
  Rule: Rules that are unknown are refused, and those before stay

    Source: KataGo's docs/GTP_Extensions.md, kata-set-rules; Go Text Protocol 2, draft 2, section 5.3: a command that fails
    changes nothing.

    Scenario: [1] A name that no rules have
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-set-rules no-such-rules"
      Then it fails
      And nothing has changed

    Scenario: [2] A value that no rule has
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      When the controller sends 'kata-set-rules {"ko":"NEVER","scoring":"AREA","tax":"NONE","suicide":true}'
      Then it fails
      And nothing has changed

    Scenario: [3] JSON that is cut off
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      When the controller sends 'kata-set-rules {"ko":"SIMPLE","scoring"'
      Then it fails
      And nothing has changed

    Scenario: [4] No rules at all
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-set-rules"
      Then it fails
      And nothing has changed

  @kata.set-rule.value
  Rule: A single rule is set by its key and a value

    A combination that the program does not have is refused.

    Source: KataGo's docs/GTP_Extensions.md, kata-set-rule, and the fields of kata-get-rules with their values; it may fail
    for combinations that are not supported.

    Scenario: [1] ko SIMPLE
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule ko POSITIONAL"
      When the engine takes "kata-set-rule ko SIMPLE"
      Then the rules that it tells have "ko SIMPLE"

    Scenario: [2] ko POSITIONAL
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule ko SIMPLE"
      When the engine takes "kata-set-rule ko POSITIONAL"
      Then the rules that it tells have "ko POSITIONAL"

    Scenario: [3] ko SITUATIONAL
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule ko SIMPLE"
      When the engine takes "kata-set-rule ko SITUATIONAL"
      Then the rules that it tells have "ko SITUATIONAL"

    Scenario: [4] scoring TERRITORY
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule scoring AREA"
      When the engine takes "kata-set-rule scoring TERRITORY"
      Then the rules that it tells have "scoring TERRITORY"

    Scenario: [5] scoring AREA
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule scoring TERRITORY"
      When the engine takes "kata-set-rule scoring AREA"
      Then the rules that it tells have "scoring AREA"

    Scenario: [6] tax ALL
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule tax NONE"
      When the engine takes "kata-set-rule tax ALL"
      Then the rules that it tells have "tax ALL"

    Scenario: [7] tax SEKI
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule tax NONE"
      When the engine takes "kata-set-rule tax SEKI"
      Then the rules that it tells have "tax SEKI"

    Scenario: [8] tax NONE
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule tax SEKI"
      When the engine takes "kata-set-rule tax NONE"
      Then the rules that it tells have "tax NONE"

    Scenario: [9] suicide true
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule suicide false"
      When the engine takes "kata-set-rule suicide true"
      Then the rules that it tells have "suicide true"

    Scenario: [10] suicide false
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule suicide true"
      When the engine takes "kata-set-rule suicide false"
      Then the rules that it tells have "suicide false"

    Scenario: [11] hasButton true
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule hasButton false"
      When the engine takes "kata-set-rule hasButton true"
      Then the rules that it tells have "hasButton true"

    Scenario: [12] hasButton false
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule hasButton true"
      When the engine takes "kata-set-rule hasButton false"
      Then the rules that it tells have "hasButton false"

    Scenario: [13] whiteHandicapBonus N
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule whiteHandicapBonus 0"
      When the engine takes "kata-set-rule whiteHandicapBonus N"
      Then the rules that it tells have "whiteHandicapBonus N"

    Scenario: [14] whiteHandicapBonus N-1
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule whiteHandicapBonus 0"
      When the engine takes "kata-set-rule whiteHandicapBonus N-1"
      Then the rules that it tells have "whiteHandicapBonus N-1"

    Scenario: [15] whiteHandicapBonus 0
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule whiteHandicapBonus N"
      When the engine takes "kata-set-rule whiteHandicapBonus 0"
      Then the rules that it tells have "whiteHandicapBonus 0"

    Scenario: [16] friendlyPassOk true
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule friendlyPassOk false"
      When the engine takes "kata-set-rule friendlyPassOk true"
      Then the rules that it tells have "friendlyPassOk true"

    Scenario: [17] friendlyPassOk false
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rule friendlyPassOk true"
      When the engine takes "kata-set-rule friendlyPassOk false"
      Then the rules that it tells have "friendlyPassOk false"

  @kata.set-rule.others
  Rule: A single rule that is set leaves the other rules as they are

    Source: KataGo's docs/GTP_Extensions.md, kata-set-rule: the other fields are not affected.

    Scenario: [1] ko
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules aga"
      When the engine takes "kata-set-rule ko POSITIONAL"
      Then the rules that it tells have "ko POSITIONAL, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N-1"

    Scenario: [2] suicide
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules aga"
      When the engine takes "kata-set-rule suicide true"
      Then the rules that it tells have "ko SITUATIONAL, scoring AREA, tax NONE, suicide true, hasButton false, whiteHandicapBonus N-1"

    Scenario: [3] whiteHandicapBonus
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      When the engine takes "kata-set-rule whiteHandicapBonus N"
      Then the rules that it tells have "ko POSITIONAL, scoring AREA, tax NONE, suicide true, hasButton false, whiteHandicapBonus N"

    Scenario: [4] Several, one after the other
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      And the engine takes "kata-set-rule ko SIMPLE"
      And the engine takes "kata-set-rule suicide false"
      When the engine takes "kata-set-rule whiteHandicapBonus N-1"
      Then the rules that it tells have "ko SIMPLE, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N-1"

  @kata.set-rule.unknown
  Rule: A rule or a value that is unknown is refused, and the rules stay

    Source: KataGo's docs/GTP_Extensions.md, kata-set-rule; Go Text Protocol 2, draft 2, section 5.3: a command that fails
    changes nothing.

    Scenario: [1] A key that no rule has
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-set-rule no-such-rule true"
      Then it fails
      And nothing has changed

    Scenario: [2] A value that ko does not have
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-set-rule ko NEVER"
      Then it fails
      And nothing has changed

    Scenario: [3] A value that suicide does not have
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-set-rule suicide sometimes"
      Then it fails
      And nothing has changed

    Scenario: [4] A value that scoring does not have
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-set-rule scoring STONES"
      Then it fails
      And nothing has changed

    Scenario: [5] A key without a value
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-set-rule ko"
      Then it fails
      And nothing has changed

    Scenario: [6] Nothing
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      When the controller sends "kata-set-rule"
      Then it fails
      And nothing has changed

  @kata.rules.komi
  Rule: Komi and rules leave each other alone

    Source: KataGo's docs/GTP_Extensions.md, kata-get-rules, which has no komi among its fields, kata-set-rules and get_komi.

    Scenario: [1] Rules by name leave the komi
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine has the command "get_komi"
      When the controller sends "komi 3.5"
      And the engine takes "kata-set-rules chinese"
      And the engine takes "kata-set-rules japanese"
      And the controller sends "get_komi"
      Then it answers the number 3.5

    Scenario: [2] Rules in JSON leave the komi
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine has the command "get_komi"
      When the controller sends "komi 3.5"
      And the engine takes 'kata-set-rules {"ko":"SITUATIONAL","scoring":"AREA","tax":"NONE","suicide":false,"hasButton":false,"whiteHandicapBonus":"N-1"}'
      And the controller sends "get_komi"
      Then it answers the number 3.5

    Scenario: [3] A single rule leaves the komi
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine has the command "get_komi"
      When the controller sends "komi 3.5"
      And the engine takes "kata-set-rule ko SIMPLE"
      And the engine takes "kata-set-rule ko POSITIONAL"
      And the controller sends "get_komi"
      Then it answers the number 3.5

    Scenario: [4] The komi leaves the rules
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine has the command "get_komi"
      And the engine takes "kata-set-rules aga"
      When the controller sends "komi 3.5"
      Then it succeeds
      And the rules that it tells have "ko SITUATIONAL, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N-1"

    Scenario: [5] The handicap bonus leaves the komi
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine has the command "get_komi"
      When the controller sends "komi 2.5"
      And the engine takes "kata-set-rule whiteHandicapBonus N"
      And the controller sends "get_komi"
      Then it answers the number 2.5

  @kata.rules.stay
  Rule: Rules that are set stay for the games that follow

    Neither clear_board nor boardsize sets them.

    Source: KataGo's docs/GTP_Extensions.md, kata-set-rules: they are the current rules; Go Text Protocol 2, draft 2, section
    5.3: a command changes nothing that is not said of it.

    Scenario: [1] A cleared board
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules aga"
      When the controller sends "clear_board"
      Then it succeeds
      And the rules that it tells have "ko SITUATIONAL, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N-1"

    Scenario: [2] Another size of board
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules new-zealand"
      When the controller sends these lines
        """
        boardsize 13
        boardsize 9
        clear_board
        """
      Then the rules that it tells have "ko SITUATIONAL, scoring AREA, tax NONE, suicide true, hasButton false, whiteHandicapBonus 0"

    Scenario: [3] A move
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules aga"
      When the controller sends "play black C3"
      Then it succeeds
      And the rules that it tells have "ko SITUATIONAL, scoring AREA, tax NONE, suicide false, hasButton false, whiteHandicapBonus N-1"

    Scenario: [4] A single rule
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      And the engine takes "kata-set-rules tromp-taylor"
      And the engine takes "kata-set-rule ko SIMPLE"
      When the controller sends "clear_board"
      Then it succeeds
      And the rules that it tells have "ko SIMPLE, suicide true"

  @kata.rules.board
  Rule: The stones stay when rules are set

    Source: KataGo's docs/GTP_Extensions.md, kata-set-rules: the position on the board is not affected.

    Scenario: [1] By name
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the engine takes "kata-set-rules chinese"
      And the engine takes "kata-set-rules tromp-taylor"
      Then the engine has Black stones on C3 and White stones on D4

    Scenario: [2] In JSON
      Given a new game
      And the engine has the command "kata-set-rules"
      And the engine has the command "kata-get-rules"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the engine takes 'kata-set-rules {"ko":"SITUATIONAL","scoring":"AREA","tax":"NONE","suicide":false,"hasButton":false,"whiteHandicapBonus":"N-1"}'
      Then the engine has Black stones on C3 and White stones on D4

    Scenario: [3] By a single rule
      Given a new game
      And the engine has the command "kata-set-rule"
      And the engine has the command "kata-get-rules"
      When the controller sends these lines
        """
        play black C3
        play white D4
        """
      And the engine takes "kata-set-rule ko SIMPLE"
      And the engine takes "kata-set-rule ko POSITIONAL"
      Then the engine has Black stones on C3 and White stones on D4
