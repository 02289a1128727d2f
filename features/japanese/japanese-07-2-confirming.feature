Feature: Japanese rules, article 7 - Confirming life and death

  What is looked into after the stop, without a stone being played.

  @japanese.7-1.decided @untestable
  Rule: Whether stones are alive is found out by what the players could do, not by what they say

    Source: Japanese Rules of Go of 1989, article 7-1.

    Untestable: it takes a search through every line of play, and the text leaves open where new stones may come up and
    what ends an endless line. A program can only be asked for the result once the players agree.

  @japanese.7-2 @untestable
  Rule: In confirming life and death a ko may not be retaken until its player has passed for that ko

    The ban outlasts any move elsewhere, so that threats, even an endless supply of them, are of no use. The commentary
    wants one pass for each ko. Bent four in the corner (japanese.7-1/1) is dead because of it.

    Source: Japanese Rules of Go of 1989, article 7-2, with the official commentary.

    Open: whether one pass opens that ko once or for good.

    Untestable: the confirmation is no play on the board. A program that follows the rule shows it only in the statuses
    that it proposes, and those the players have to agree on.
