/** The page of the book where a game is played. */
package touchstone.report.book.play;
