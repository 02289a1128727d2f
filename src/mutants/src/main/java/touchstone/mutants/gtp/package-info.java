/** Mutants that speak the Go Text Protocol wrongly, by the sections of its specification. */
package touchstone.mutants.gtp;
