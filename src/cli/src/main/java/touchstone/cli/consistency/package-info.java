/**
 * Metamorphic tests: a subject is asked about a game and about a variation of it that no rule distinguishes, such as the
 * mirrored game, and its answers must agree. This needs no oracle, so it works whatever rules the subject has. The command
 * is {@code fuzz consistency}.
 */
package touchstone.cli.consistency;
