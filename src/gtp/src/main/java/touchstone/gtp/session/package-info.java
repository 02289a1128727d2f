/**
 * A session with an engine: one game at a time, sent command by command or as a whole trace without waiting for each reply.
 */
package touchstone.gtp.session;
