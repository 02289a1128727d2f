/** Records of games replayed under any rules: what was illegal in them, how they end, and what is the score. */
package touchstone.explore.replay;
