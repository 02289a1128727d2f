/**
 * Finds out what an engine can show before any scenario runs: each command that observes something is tried on games with a
 * known answer, and used only if it answers correctly.
 */
package touchstone.gtp.probe;
