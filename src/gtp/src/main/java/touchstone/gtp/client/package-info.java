/**
 * Talking to an engine: starting its process, sending commands and reading replies with limits on time and length, recording
 * the dialogue, and starting it again after a failure.
 */
package touchstone.gtp.client;
