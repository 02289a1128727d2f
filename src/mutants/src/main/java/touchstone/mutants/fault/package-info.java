/**
 * Ways to get rules wrong, whatever the ruleset: each is a {@link touchstone.mutants.fault.RuleFault}, which makes rules
 * with one article replaced.
 *
 * <p>The classes are grouped by what they get wrong. A fault is written here once, whichever mutants have it.
 */
package touchstone.mutants.fault;
