/**
 * The specification as data: clauses with their scenarios, rulesets, and the mappings from axis values and topics to
 * clauses. Read from the feature and YAML files, and from folders that a user adds. Knows nothing of runs.
 */
package touchstone.suite.specification;
