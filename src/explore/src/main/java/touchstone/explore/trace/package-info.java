/** Walks through games on which a subject and the reference are compared, step by step. */
package touchstone.explore.trace;
