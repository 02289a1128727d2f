Feature: Japanese rules, articles 13 and 14 - Both players lose, one player loses

  What the rules do with quarrels and violations.

  @japanese.13-1
  Rule: Both players lose if they cannot agree on the end of a stopped game because of a move that would decide it

    It comes to this where neither asks for the game to be resumed, as the opponent would then move first, and neither
    accepts the position as it stands.

    Source: Japanese Rules of Go of 1989, article 13-1, with the official commentary, figure 19
    (nihonkiin.or.jp/match/kiyaku/kiyaku13-14.html).

    # Whoever plays a captures a stone and saves one.
    Scenario: [1] Neither will let the other move first, neither gives in
      Given this position, with Black to play
        """
        . X O a X O .
        X X X X O O O
        . X X O O . O
        X X X O O O O
        """
      When both players pass
      And the players agree on nothing
      Then the game is over
      And both players lose

    Scenario: [2] Had one of them asked, the other would have played there
      Given the position of japanese.13-1/1
      When both players pass
      And Black asks for the game to be resumed
      And White plays a
      Then the last play captures E4

    Scenario: [3] While the game goes on nobody loses for want of agreement
      Given the position of japanese.13-1/1
      When Black passes
      Then it is against the rules that the players agree on nothing

  @japanese.13-2 @untestable
  Rule: A shifted stone goes back to its point; where the players differ about that, both lose

    Source: Japanese Rules of Go of 1989, article 13-2, with the official commentary.

    Untestable: stones are shifted on a wooden board. In a program they stay where they were played.

  @japanese.14 @untestable
  Rule: Breaking the rules loses the game, if it comes out before the result stands

    Source: Japanese Rules of Go of 1989, article 14, with the official commentary.

    Untestable: this suite asks what is a violation, and a program that knows the rules refuses it, so that nothing is
    left to lose by. Illegal moves are tried in the articles that forbid them.
