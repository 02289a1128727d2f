package touchstone.rules;

import touchstone.reference.choice.Variant;

/**
 * The rules that an engine is to be set to.
 *
 * @param name what the ruleset is called, such as {@code aga}
 * @param variant its point in the space of rules
 */
public record WantedRules(String name, Variant variant) {}
