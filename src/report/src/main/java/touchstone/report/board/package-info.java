/** Boards as scalable pictures, and the boards of a result as a game record. */
package touchstone.report.board;
