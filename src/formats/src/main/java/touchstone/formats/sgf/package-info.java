/**
 * Game records in the Smart Game Format, as far as the rules of Go are concerned: the board, what was set up and played on
 * the main line, komi, handicap and the name of the rules.
 */
package touchstone.formats.sgf;
