/**
 * Ways to get rules wrong, open to any ruleset: each is a {@link touchstone.mutants.fault.RuleFault}, which makes the
 * rules at a point in the space of rules with one article replaced.
 *
 * <p>The classes go by what they get wrong. A fault is written here once, whichever mutants have it.
 */
package touchstone.mutants.fault;
