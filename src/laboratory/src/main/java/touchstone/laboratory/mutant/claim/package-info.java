/** Mutants that play right and misstate by which rules. */
package touchstone.laboratory.mutant.claim;
