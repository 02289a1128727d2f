/** Mutants of the base rules, and of optional rule 7A: the files go by theme, in the order of the rules. */
package touchstone.mutants.base;
