/** The reference as an engine: a GTP server that acts as an arbiter and makes no moves of its own. */
package touchstone.gtp.server;
