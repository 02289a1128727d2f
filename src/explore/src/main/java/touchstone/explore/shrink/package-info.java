/**
 * Makes disagreements small: a subject is tried on ever simpler sequences as long as it still disagrees with the reference
 * in the same way.
 *
 * <p>Shrinking is our own. jqwik shrinks what a generator has made, value by value, and knows nothing of a game: with a move
 * left out it is the other player's turn, what was legal may be illegal, and the step that decided may be gone. Here each
 * candidate is a legal game up to its last step but one, and a subject that crashes or hangs is started again.
 */
package touchstone.explore.shrink;
