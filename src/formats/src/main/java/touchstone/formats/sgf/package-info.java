/**
 * Game records in the Smart Game Format, as far as the rules of Go have to do with them: the board, what was set up and what
 * was played on the main line, komi, handicap and the name of the rules.
 */
package touchstone.formats.sgf;
