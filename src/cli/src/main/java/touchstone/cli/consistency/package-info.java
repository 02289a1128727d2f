/**
 * Checks that need no oracle: a subject is asked about a game and about the same game told otherwise, and has to say the same of
 * both, whatever its rules are.
 */
package touchstone.cli.consistency;
