package touchstone.gtp.descriptor;

/**
 * A ruleset that an engine knows by a name or setting of its own.
 *
 * @param lacking what is not as it should be then; may be empty
 */
public record NamedRules(StartSettings means, String lacking) {}
