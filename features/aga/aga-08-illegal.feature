Feature: AGA rule 8 - Illegal moves

  What becomes of a move that breaks a rule.

  @aga.8 @untestable
  Rule: An illegal move is taken back and counts as a pass, pass stone and all

    This goes for two moves in a row, for a play on an occupied point, for self-capture and for repetition. The opponent
    must notice it before making a move; after that it stands, unless both agree to go back.

    Source: AGA concise rules, rule 8 (usgo-archive.org/sites/default/files/pdf/conciserules.pdf); official rules, comment
    to rule 8 (rulit.me/books/official-aga-rules-of-go-read-65432-2.html).

    Untestable: it says what people do about a move already made. A program that is told of an illegal move refuses it,
    and then no move has been made; that it refuses is tested by aga.5 and aga.6.
