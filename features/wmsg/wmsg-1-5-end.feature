Feature: The World Mind Sports Games, 1.5 - The end of the game

  At most one dispute, and then everything is played out.

  @wmsg.1-5
  Rule: Two passes stop the game; the players agree which stones to remove, and the game is over

    Source: Robert Jasiek, Revision of the World Mind Sports Games rules, 1.5, item 1 (home.snafu.de/jasiek/wmsgr.html);
    Wikipedia, Rules of Go (French), "Rules of the World Mind Sports Games".

    Scenario: [1] The agreement ends the game
      Given this position, with Black to play
        """
        a b X O .
        O c X O O
        d . X O .
        X X X O O
        . X X O .
        """
      When Black passes and White passes
      Then the game is stopped
      When the players agree that A4 is dead
      Then the game is over
      And A4 belongs to Black's territory
      And the score is Black 15, White 10

    Scenario: [2] A play between two passes keeps the game going
      Given the position of wmsg.1-5/1
      When Black passes, White plays a and Black passes
      Then the game is not over
      And White may play b

  @wmsg.1-5.resumption
  Rule: If a player wants to go on, play is resumed in the original order; the next two passes end it, and all stones are alive

    Source: Robert Jasiek, Revision of the World Mind Sports Games rules, 1.5, item 2 (home.snafu.de/jasiek/wmsgr.html);
    Wikipedia, Rules of Go (French), "Rules of the World Mind Sports Games".

    Open: an article of September 2008 on these rules has points that may not be taken in a resumption, "contestable"
    ones (eskimo.com/~wheelers/godiscussions_archive, thread 7131). We have not seen the sentence and do not test it.

    Scenario: [1] White passed last, so Black moves, whoever asked
      Given the position of wmsg.1-5/1
      When Black passes and White passes
      And Black asks for the game to be resumed
      Then it is Black's turn
      And White may not play a, because it is the opponent's turn

    Scenario: [2] Black passed last, so White moves
      Given this position, with White to play
        """
        . . X O .
        O . X O O
        . . X O .
        X X X O O
        . X X O .
        """
      When White passes and Black passes
      And White asks for the game to be resumed
      Then it is White's turn

    @needs.literal-score
    Scenario: [3] The second stop ends the game, and what has not been taken counts
      Given the position of wmsg.1-5/1
      When Black passes and White passes
      And Black asks for the game to be resumed
      And the game goes pass pass
      Then the game is over
      And the score is Black 9, White 11
      And it is against the rules that the players agree that A4 is dead

    Scenario: [4] So the dispute has to be played out
      Given the position of wmsg.1-5/1
      When Black passes and White passes
      And Black asks for the game to be resumed
      And the game goes c pass a pass d
      Then the last play captures A4
      When White passes and Black passes
      Then the game is over
      And the score is Black 15, White 10

    Scenario: [5] Nothing is resumed before the game has stopped
      Given the position of wmsg.1-5/1
      When Black passes
      Then it is against the rules that White asks for the game to be resumed
