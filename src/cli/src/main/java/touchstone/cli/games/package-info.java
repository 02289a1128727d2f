/**
 * The games that {@code certify} plays after the scenarios: which of a subject are played, what is a violation among what
 * differs, and the results that it gives. The games themselves are in {@code touchstone.explore.games}.
 */
package touchstone.cli.games;
