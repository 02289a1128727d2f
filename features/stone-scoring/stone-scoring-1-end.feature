Feature: Stone scoring 1 - The end

  Stone scoring is how games were counted in China before area scoring. No old text of its rules is known to us: the
  articles are numbered by us.

  @stone-scoring.1
  Rule: The players go on until neither wants to add a stone; two passes in succession end the game

    Since only stones count, there is something to play for until every group has just the room it needs to live.

    Source: Sensei's Library, "Stone Scoring" (senseis.xmp.net/?StoneScoring); T. Ikeda, "On the Rules of Go", area rules I
    with the notes of the translator (harryfearnley.com/go/ikeda/e_rules.html).

    Open: by some accounts nobody was allowed to pass in ancient China, or a pass cost a stone. Ikeda has superko; what
    the old rules did about repetition is not known, and we take the ko rule alone.

    Scenario: [1] Two passes end the game
      Given an empty 5x5 board
      When the game goes C3 C4 pass
      Then the game is not over
      When White passes
      Then the game is over

    Scenario: [2] A play between them keeps it going
      Given an empty 5x5 board
      When the game goes C3 pass D3 pass
      Then the game is not over
      And Black may play B3

  @stone-scoring.1.dead
  Rule: Stones that could not escape have to be taken

    What stands on the board counts, and nothing is taken off at the end.

    Source: T. Ikeda, notes to his rules: none of them removes dead stones without play.

    # Black could take the stone on A3.
    Scenario: [1] A stone that Black did not take counts for White
      Given this position at the end of the game
        """
        . X O . .
        . X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      Then the score is Black 6, White 10

    Scenario: [2] Taking it costs Black no points but gains two stones
      Given this position, with Black to play
        """
        . X O . .
        . X O O O
        O X X O .
        . X O O O
        . X O . .
        """
      When Black plays A4, White passes and Black plays A2
      Then the last play captures A3
      When White plays D5, Black passes and White passes
      Then the score is Black 8, White 10
