Feature: Belgian beginners' page - Liberties

  The page gives the numbers, its pictures are lost. The boards are ours and have the same numbers.

  @belgian.6
  Rule: The liberties of a stone are the free points next to it; a chain has those of its stones together

    Stones of one colour on neighbouring points form a chain. A stone of the other colour takes a liberty away.

    Source: Belgian Go Federation, beginners' page, "Libertés", diagrams 1 to 3 and the examples.

    Scenario: [1] A stone alone has four
      Given this position, with White to play
        """
        . . . . .
        . . a . .
        . b X c .
        . . d . .
        . . . . .
        """
      Then the liberties of C3 are a, b, c and d

    Scenario: [2] Three stones in a row have eight
      Given this position, with White to play
        """
        . . . . .
        . a b c .
        d X X X e
        . f g h .
        . . . . .
        """
      Then the chain of C3 is B3, C3 and D3
      And the liberties of C3 are a, b, c, d, e, f, g and h

    Scenario: [3] After a white play beside it the stone alone has three
      Given this position, with White to play
        """
        . . . . .
        . . a . .
        . b X 1 .
        . . d . .
        . . . . .
        """
      When the numbered moves are played
      Then the liberties of C3 are a, b and d

    Scenario: [4] White chains with three, four and five
      Given this position, with Black to play
        """
        . . . d O O e
        . . . . f g .
        a . . . . . .
        O b . . . . .
        c . . h i . .
        . . j O O k .
        . . . X m . .
        """
      Then the liberties of A4 are a, b and c
      And the liberties of E7 and F7 are d, e, f and g
      And the liberties of D2 and E2 are h, i, j, k and m
