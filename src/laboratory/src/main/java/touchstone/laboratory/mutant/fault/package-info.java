/**
 * Ways to get rules wrong, open to any ruleset: each makes the rules at a point in the space of rules, with one article
 * overridden.
 *
 * <p>The classes go by what they break, in the order of a game. A mistake is written here once, whichever mutants make it.
 */
package touchstone.laboratory.mutant.fault;
