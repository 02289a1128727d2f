/**
 * The checks of a new engine, each with a remedy: whether it speaks the protocol, uses the same coordinates, shows its board
 * and takes back a move.
 */
package touchstone.gtp.smoke;
