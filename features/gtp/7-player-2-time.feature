Feature: The engine as a player - its time

  A controller keeps the clock as in tournaments, and tells what is left before each move. From the command to the answer, the time
  is the engine's. What is left of the main time is used up first, and the rest of that move counts in the first period. Where the
  machine has more to do than it has processors, an engine that was late but had no processor for so long has not lost; then
  nothing is shown.

  @gtp.player.time.absolute
  Rule: An engine does not use more than its main time where that is all there is

    A second more is tolerated in the whole game, for pipes and for a busy machine.

    Source: Go Text Protocol 2, draft 2, sections 4.2 and 6.3.4, time_settings: main time alone.

    Open: the document leaves it to engines to lose on time; tournaments do not.

    Scenario: [1] Three seconds for sixteen moves
      Given a new game
      And the engine has the command "time_settings"
      And the engine has the command "genmove"
      When the controller sends time_settings 3 0 0 and keeps the clock of Black, 32 moves by seed 11
      Then it has not lost on time

  @gtp.player.time.canadian
  Rule: An engine plays its stones within each period of Canadian byo-yomi

    A second more is tolerated in each period.

    Source: Go Text Protocol 2, draft 2, sections 4.2 and 6.3.4, time_settings: byo-yomi time and stones.

    Open: the document leaves it to engines to lose on time; tournaments do not.

    Scenario: [1] Two seconds for ten stones
      Given a new game
      And the engine has the command "time_settings"
      And the engine has the command "genmove"
      When the controller sends time_settings 0 2 10 and keeps the clock of White, 44 moves by seed 12
      Then it has not lost on time

    Scenario: [2] After a second of main time
      Given a new game
      And the engine has the command "time_settings"
      And the engine has the command "genmove"
      When the controller sends time_settings 1 2 10 and keeps the clock of Black, 32 moves by seed 13
      Then it has not lost on time

  @gtp.player.time.one-stone
  Rule: An engine makes each move within its period where a period is one stone

    A second more is tolerated for each move.

    Source: Go Text Protocol 2, draft 2, sections 4.2 and 6.3.4, time_settings: byo-yomi time for one stone.

    Open: the document leaves it to engines to lose on time; tournaments do not.

    Scenario: [1] A second for each move
      Given a new game
      And the engine has the command "time_settings"
      And the engine has the command "genmove"
      When the controller sends time_settings 0 1 1 and keeps the clock of Black, 16 moves by seed 14
      Then it has not lost on time
