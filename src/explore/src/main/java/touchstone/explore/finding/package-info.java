/**
 * A finding of {@code fuzz} in each of its forms: JSON, a page, a diagram, a game record, a script for an engine, and a
 * scenario.
 */
package touchstone.explore.finding;
