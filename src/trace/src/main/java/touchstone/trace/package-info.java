/**
 * A whole game given to a subject at once: what is done and looked at, step by step, and what was seen. A subject at the end of
 * a pipe can so be asked everything in one breath.
 */
package touchstone.trace;
