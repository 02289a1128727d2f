/**
 * The command {@code judge}: replays game records under one or all rulesets and reports illegal moves, how each game ends
 * and its score.
 */
package touchstone.cli.judge;
