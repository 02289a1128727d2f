/**
 * Checks of a specification that could be read: contradictions, points that are not on the board, clauses that no ruleset
 * has. Also the page that lists all step phrases.
 */
package touchstone.suite.lint;
