package touchstone.gtp.rules;

import touchstone.reference.choice.Variant;

/**
 * The rules an engine is to play by.
 *
 * @param name what the ruleset is called, such as {@code aga}
 * @param variant its point in the space of rules
 */
public record WantedRules(String name, Variant variant) {}
