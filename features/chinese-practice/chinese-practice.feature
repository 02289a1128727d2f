Feature: The Chinese rules in practice - Repetition

  Tournaments in China go by the articles (chinese) save for one: of recurring positions players and referees know the ko, and
  a referee who is called settles what goes round by more plays.

  @chinese-practice.ko
  Rule: A ko may not be retaken at once; a longer circle is no violation, and the referee decides what becomes of the game

    Source: KataGo's rules, the note that Chinese tournaments use the simple ko rule and servers do not
    (lightvector.github.io/KataGo/rules.html); Sensei's Library, ChineseRules, where in practice a referee can void a game with
    a complex ko (senseis.xmp.net/?ChineseRules).

    Open: what the referee decides. By article 20 it may be a draw, a game without result or one played again (chinese.20-3), and
    stones that live only by an endless circle are dead (chinese.20-2). No scenario rests on it.

    Scenario: [1] A ko may not be retaken at once, but after an exchange elsewhere
      Given this position, in which Black has just played C4
        """
        . . . . .
        . . X . .
        . X a X .
        . O X O .
        . . O . .
        """
      When White plays a
      Then the last play captures C2
      And Black may not play C2, because it recreates an earlier position
      When Black plays E5 and White plays A5
      Then Black may play C2

    Scenario: [2] Two stones sent, one returned: the circle may be closed
      Given this position, with Black to play
        """
        . . . . .
        . . X X X
        X X X O O
        X O O O a
        X O . O X
        X O X X b
        """
      When the game goes a b E2 pass
      Then Black may play a

    Scenario: [3] Three kos may go round
      Given this position, with Black to play
        """
        O O O O O O O
        O X O . O . O
        X . X O X O X
        X X X X X X X
        O O O O O O O
        . . . . . . .
        . . . . . . .
        """
      When the game goes D6 B5 F6 D5 B6
      Then White may play F5
      And White may not play B5, because it recreates an earlier position
