Feature: The World Mind Sports Games - The score

  Area and a compensation.

  @wmsg.score
  Rule: A player's stones and the points that only they surround are counted

    Source: Wikipedia, Rules of Go (French), "Rules of the World Mind Sports Games"; James Davies
    (ranka.intergofed.org/?p=83) for points between both players.

    Open: the article leaves points between living stones of both players out of the count; the original may share them.
    The difference is the same.

    # D69 of the French article, which is from the booklet of these rules; Black passes first.
    Scenario: [1] 44 points to 36
      Given this position at the end of the game
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
      Then a is neutral
      And the score is Black 44, White 36

    # The first example of the article on the strategic consequences of these rules (eskimo.com/~wheelers/
    # godiscussions_archive, thread 7131).
    @needs.literal-score
    Scenario: [2] A point forgotten by both
      Given this position, with Black to play
        """
        . . . . .
        X X X X X
        X X a O O
        O O O O O
        . . . . .
        """
      When Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 12, White 12

    @needs.literal-score
    Scenario: [3] White could have had it
      Given the position of wmsg.score/2
      When Black passes and White plays a
      And Black passes and White passes
      And the players agree that no stone is dead
      Then the score is Black 12, White 13

  @wmsg.komi
  Rule: White gets six and a half points

    Source: Wikipedia, Rules of Go (French), "Rules of the World Mind Sports Games"; James Davies
    (ranka.intergofed.org/?p=83).

    Scenario: [1] Six and a half, and no whole number
      Given an empty 19x19 board
      Then it is within the rules that the players agree on a komi of 6.5
      And it is against the rules that the players agree on a komi of 6
      When the players agree on a komi of 6.5
      Then the komi is 6.5

    Scenario: [2] It is added to White's points
      Given this position, with Black to play
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
      And Black passes and White passes
      And the players agree that no stone is dead
      Then Black wins by 1.5 points
