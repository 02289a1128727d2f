/**
 * The reference as an engine: a GTP server that acts as an arbiter, and plays moves of a simple player. Which arguments each
 * command takes, what is refused and in which words follows the Go Text Protocol, version 2, draft 2, and for extensions the
 * manuals of their owners.
 */
package touchstone.gtp.server;
