package touchstone.suite.run;

/**
 * What every result says of the run it belongs to.
 *
 * @param suiteVersion the version of Touchstone
 * @param commandLine how Touchstone was started
 * @param seed for everything drawn by lot
 */
public record RunFacts(String suiteVersion, String commandLine, long seed) {}
