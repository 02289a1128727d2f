/**
 * Runs a plan on a subject: one execution of Cucumber, with a session for each thread, and a result for each scenario that
 * ends.
 */
package touchstone.suite.run;
