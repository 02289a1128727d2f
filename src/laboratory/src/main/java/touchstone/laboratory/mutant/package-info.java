/**
 * The base rules got wrong in as many ways as programs get them wrong, one clause at a time.
 *
 * <p>Each {@link touchstone.laboratory.mutant.Mutant} overrides an article of {@link touchstone.reference.BaseRules}. The
 * files go by theme, in the order of the rules.
 */
package touchstone.laboratory.mutant;
