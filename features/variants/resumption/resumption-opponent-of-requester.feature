Feature: Resumption - The opponent of the player who asks

  Whoever finds out in a stopped game that a move was forgotten does not get to make it first.

  @resumption.opponent-of-requester
  Rule: Either player may ask for the game to be resumed, and the opponent then moves first

    The request has to be granted. It makes no difference who passed first or last.

    Source: Japanese rules of 1989, article 9-3, and the commentary on it
    (nihonkiin.or.jp/match/kiyaku/kiyaku09.html; cs.cmu.edu/~wjh/go/rules/Japanese.html).

    Open: the players may, by the commentary, resume from an earlier position if they have gone on playing outside the
    rules after the stop. Here nobody moves in a stopped game.

    @ending.stop @button.none
    Scenario: [1] White asks, and Black moves
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      Then the game is not over
      And it is Black's turn
      And Black may play D3
      And White may not play D3, because it is the opponent's turn

    @ending.stop @button.none
    Scenario: [2] Black asks, and White moves, though White passed last
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And Black asks for the game to be resumed
      Then it is White's turn
      And White may play D3
      And Black may not play D3, because it is the opponent's turn

    @ending.four-passes @button.none
    Scenario: [3] Black asks where four passes would end the game, and White moves
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And Black asks for the game to be resumed
      Then it is White's turn
      And White may play D3

    @ending.agreement
    Scenario: [4] Black asks where the players have agreed to stop, and White moves
      Given an empty 5x5 board
      When the game goes C3 C4
      And the players agree to stop
      And Black asks for the game to be resumed
      Then it is White's turn
      And White may play D3

  @resumption.opponent-of-requester.position
  Rule: The game goes on from the position at the stop, and the passes before count no more

    The opponent need not play: a pass is an answer. Then the turns alternate again.

    Source: Japanese rules of 1989, article 9-3, and the commentary on it.

    @ending.stop @button.none
    Scenario: [1] The board is as it was
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And Black asks for the game to be resumed
      And White plays D3 and Black plays D4
      Then the position is
        """
        . . . . .
        . . O X .
        . . X O .
        . . . . .
        . . . . .
        """

    @ending.stop @button.none
    Scenario: [2] It takes two passes to stop the game again
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      And White asks for the game to be resumed
      And Black passes
      Then the game is not over
      And White may play D3

    @ending.stop @button.none
    Scenario: [3] A game that goes on is not resumed
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then it is against the rules that Black asks for the game to be resumed

    @ending.stop @button.none
    Scenario: [4] Who moves is not for the players to agree
      Given an empty 5x5 board
      When the game goes C3 C4 pass pass
      Then it is against the rules that the players agree that Black moves next
      And it is against the rules that the players agree that White moves next
