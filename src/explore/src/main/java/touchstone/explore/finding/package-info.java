/**
 * What becomes of a disagreement: it is made small, counted as what it is, and written down.
 *
 * <p>Shrinking is our own. jqwik shrinks what a generator has made, value by value, and knows nothing of a game: with a move left
 * out it is the other player's turn, what was legal is so no longer, and the step that decided may be gone. Here each candidate is
 * a game by the rules to the last step but one, and a subject that crashes or hangs is sat down at again.
 */
package touchstone.explore.finding;
