/** An engine that chooses moves itself: games of its own moves, judged by the reference, and the clock of a controller. */
package touchstone.suite.player;
