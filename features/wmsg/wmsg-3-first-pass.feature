Feature: The World Mind Sports Games - The first pass

  One point for not having passed first.

  @wmsg.first-pass
  Rule: If White is the first to pass in the game, Black loses one more point

    So the compensation is six and a half points if Black passes first and seven and a half if White does. It makes up for
    the last point, which the player who does not pass first gets under area scoring. A play inside one's own area in place
    of the first pass therefore costs a point.

    Source: Wikipedia, Rules of Go (French), "Rules of the World Mind Sports Games"; James Davies
    (ranka.intergofed.org/?p=83).

    Open: the Wikipedia article takes the point off Black, others add it to White's. We add it to White's.

    Scenario: [1] White passes first: eight points each
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1
      And White passes and Black passes
      And the players agree that no stone is dead
      Then the score is Black 8, White 8

    Scenario: [2] Black passes first, because White played once more in her own area: that cost her a point
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 E2
      And Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 8, White 7

    Scenario: [3] The first pass of the game counts, not the first of the last two
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 pass C1 C2
      And Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 8, White 8

    Scenario: [4] With the compensation it is seven and a half points
      Given this position, with White to play
        """
        . . X X X O . . .
        . X . X O . . O .
        . X X O O . . . O
        . . X X O . O O X
        . . X O . . O X X
        . X O O O O X . X
        . . X O O X X X X
        . . X O O O X a O
        . . X X X O X O .
        """
      When the players agree on a komi of 6.5
      And White passes and Black passes
      And the players agree that no stone is dead
      Then Black wins by 0.5 points

  @wmsg.first-pass.resumed
  Rule: In a resumed game it is no longer a loss to play in one's own area

    The point has been awarded by the first pass of the game, and a second first pass changes nothing.

    Source: Wikipedia, Rules of Go (French), "Rules of the World Mind Sports Games", in brackets.

    Scenario: [1] White has passed first; what she plays after the resumption costs her nothing
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1
      And White passes and Black passes
      And White asks for the game to be resumed
      And the game goes E2 pass E3 pass pass
      Then the game is over
      And the score is Black 8, White 8

    Scenario: [2] Black has passed first; that White passes first later gives her nothing
      Given an empty 5x3 board
      When the game goes B3 D3 B2 D2 B1 D1 C3 C2 C1 E2
      And Black passes and White passes
      And Black asks for the game to be resumed
      And the game goes A2 pass pass
      Then the game is over
      And the score is Black 8, White 7
