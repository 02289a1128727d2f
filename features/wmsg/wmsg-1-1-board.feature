Feature: The World Mind Sports Games, 1.1 - The board

  The rules of the First World Mind Sports Games, Beijing, 2008. We have not seen the original; the clauses follow a revision
  that keeps its order (1.1 to 1.5) and two reports.

  @wmsg.1-1
  Rule: The board has 19 lines each way; two players have black and white stones

    Source: Robert Jasiek, Revision of the World Mind Sports Games rules, 1.1 (home.snafu.de/jasiek/wmsgr.html).

    Open: other boards. The rules are those of one event, played on this board, and say nothing of others.

    Scenario: [1] 361 points
      Given an empty 19x19 board
      Then a 19x19 board is within the rules
      And no document decides whether a 9x9 board is within the rules
      And Black may play A1, A19, T1, T19 and K10
      And Black may not play U1, because the board has no such point
