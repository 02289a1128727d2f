/** Game records replayed under any rules: what was illegal in them, how they end, and what the score is. */
package touchstone.explore.replay;
