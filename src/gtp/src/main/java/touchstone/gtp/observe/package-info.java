/**
 * The ways to observe something of a game through an engine, such as its board or the legal moves: which command to send,
 * and how to read the reply.
 */
package touchstone.gtp.observe;
