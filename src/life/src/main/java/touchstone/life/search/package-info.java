/** The search behind {@link touchstone.life.confirmation.LifeAndDeath}: a part of a board as bits, and the graph of what may be played there. */
package touchstone.life.search;
