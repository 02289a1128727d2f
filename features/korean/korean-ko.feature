Feature: Korean rules - Ko and repetition

  What keeps a game from going on for ever.

  @korean.ko
  Rule: A ko just taken may not be retaken at once, but only after a play elsewhere

    Where single stones can be taken back and forth the shape is called pae.

    Source: Korean rules of 1992, article 9 (dooole.tistory.com/44); the text of 2016 has the same definition after
    article 6 (m.baduk.or.kr/story/G05.asp), the rest of which could not be read.

    Open: by the words of 1992 a pass is not enough to retake, by those of other rules it is. No scenario of these rules rests
    on it, here or under repetition.tie: whoever retakes has played elsewhere.

    # D44, D45
    Scenario: [1] Not at once
      Given this position, in which White has just played D2
        """
        . X O . .
        X O a O .
        . X O . .
        . . X O .
        . . . . .
        """
      When Black plays a
      Then the last play captures B4
      And White may not play B4
      And White may play E1

    Scenario: [2] After a play elsewhere
      Given the position of korean.ko/1
      When Black plays a, White plays E1, Black plays A1 and White plays B4
      Then the last play captures C4

    # D27-D31
    Scenario: [3] No ko where two stones are taken
      Given this position, with Black to play
        """
        . . . . .
        . . X . .
        . O O O .
        . . X X O
        . X O O a
        """
      When Black plays a and White plays D1
      Then the last play captures E1

  @korean.repetition
  Rule: If the game comes to repeat itself otherwise, as with triple ko, it is a draw

    Source: Sensei's Library, KoreanRules, on the draw by repetition of the rules of 2016; Wikipedia, Rules of Go
    (French), "Rulesets", Japanese rules: there and in Korea no superko, so that triple ko leaves the game undecided.

    Open: the article itself could not be read. The British Go Association's comparison of rules says "no result" for
    the Korean rules as for the Japanese ones. Whether a player can insist on the draw or both have to agree is open
    too.

    # The cycle of japanese.12
    Scenario: [1] The play that repeats the position is no violation
      Given this position, with Black to play
        """
        O O O O O O O
        O X O a O c O
        X b X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        """
      When the game goes a b c D4 B5
      Then White may play F4

    Scenario: [2] The game is a draw then
      Given the position of korean.repetition/1
      When the game goes a b c D4 B5 F4
      And the players agree that the game repeats itself
      Then the game is over
      And the game is a draw
