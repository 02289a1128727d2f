Feature: Chinese articles 10 and 12 - Before a game of a competition, and its clock

  The second chapter is about competitions. Of its articles 10 to 12 could be read, in the edition of 1988; 13 to 16 could not.

  @chinese.10 @untestable
  Rule: Who begins is drawn by the organizers, or found out before the game by guessing

    Source: Chinese rules of 1988, article 10 (qbmfxs.com/book/16743/3/2).

    Untestable: it is about who sits where. A program is told which colour it has.

  @chinese.12 @untestable
  Rule: Where there are clocks, a player may not use more than the time set; the last minutes may be counted out

    A limit is set beforehand. Of the time that is kept for counting, a move made within the minute costs nothing, and each
    full minute is taken off.

    Source: Chinese rules of 1988, article 12 (qbmfxs.com/book/16743/3/2).

    Untestable: the suite has no clock. What a program does when its time is up is between it and the controller.
