/**
 * Descriptors: YAML files that name an engine and say how it is started, how it is set to a ruleset, how long it may take,
 * what is known of it, and in which option sets it is to be tried.
 *
 * <p>Rulesets are known here as names and as points in the space of rules; what a ruleset is in the specification, and
 * what clauses it has, is none of a descriptor's business.
 */
package touchstone.gtp.descriptor;
