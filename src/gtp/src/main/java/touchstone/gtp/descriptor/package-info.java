/**
 * Descriptors: YAML files that name an engine and say how it is started, how it is set to a ruleset, how long it may take,
 * what is known of it, and in which option sets it is tested.
 *
 * <p>Rulesets are known here by name and as a choice on each axis; their clauses are not known here.
 */
package touchstone.gtp.descriptor;
