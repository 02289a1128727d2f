/**
 * What the specification catches of mutants that have one board alone, as many engines do: its scenarios are lifted to that board
 * (see {@link touchstone.suite.lift}). {@code boards.md} and {@code boards.json.gz} of the proof.
 */
package touchstone.cli.dev.boards;
