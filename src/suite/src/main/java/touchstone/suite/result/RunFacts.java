package touchstone.suite.result;

/**
 * How a run was started.
 *
 * @param suiteVersion the version of Touchstone
 * @param commandLine how Touchstone was started
 * @param seed for everything drawn by lot
 */
public record RunFacts(String suiteVersion, String commandLine, long seed) {}
