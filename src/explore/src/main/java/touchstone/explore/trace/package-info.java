/**
 * Traces: games with questions about them, generated for a subject together with the answers of the reference, and compared
 * step by step.
 */
package touchstone.explore.trace;
