/**
 * The game that an engine is playing as Touchstone keeps track of it, and the ways to bring an engine to a given position.
 */
package touchstone.gtp.game;
