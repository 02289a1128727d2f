Feature: Chinese article 7 - The end of the game

  When the game ends.

  @chinese.7
  Rule: The game ends when both agree that play is finished, when a player resigns, or when both pass in succession

    Source: Chinese rules of 2002, article 7 (m.haomeiwen.com/subject/mhyvhktx.html).

    Open: what follows if the players find after two passes that they do not agree about stones. The first chapter does
    not say; it is usual to play on. We let two passes stop the game and the agreement of article 8 end it.

    Scenario: [1] Two passes stop play, and the agreement on the stones ends the game
      Given this position, with Black to play
        """
        . X O . .
        X X O O O
        X O . O .
        X X O O O
        . X X O .
        """
      When Black passes
      Then the game is not over
      When White passes
      Then the game is stopped
      When the players agree that no stone is dead
      Then the game is over

    Scenario: [2] It does not matter who passes first, but a play between the passes does
      Given the position of chinese.7/1
      When Black passes, White plays E5 and Black passes
      Then the game is not over
      And it is White's turn
      When White passes
      Then the game is stopped

    Scenario: [3] White resigns
      Given the position of chinese.7/1
      When Black passes
      And White resigns
      Then the game is over
      And Black wins

    Scenario: [4] Play is refused once the game is over
      Given the position of chinese.7/1
      When both players pass
      And the players agree that no stone is dead
      Then Black may not play A5, because the game is over
      And White may not pass, because the game is over

  @chinese.7.dispute
  Rule: If the players do not agree they play on, but no document says who moves

    Source: Wikipedia, Rules of Go (French), "Chinese rules" (the players play on); the first chapter of the rules is
    silent.

    Open: all of it. Programs let the opponent of the last to pass move, or whoever's turn it would be.

    Scenario: [1] A request to go on is not enough
      Given this position, with White to play
        """
        . X O . .
        X X O O O
        O . X O .
        X X X O O
        . X X O .
        """
      When White passes and Black passes
      Then no document decides what follows if White asks for the game to be resumed
      And it is within the rules that the players agree that White moves next

    Scenario: [2] Whoever moves by agreement settles it by play
      Given the position of chinese.7.dispute/1
      When White passes and Black passes
      And the players agree that Black moves next
      Then it is Black's turn
      When Black plays B3
      Then the last play captures A3
      When White passes and Black passes
      Then the game is stopped
