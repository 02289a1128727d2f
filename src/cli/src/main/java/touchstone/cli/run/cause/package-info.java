/**
 * The causes of violations: a program with one thing wrong fails many scenarios. Each thing that could be wrong is a {@link
 * touchstone.cli.run.cause.Hypothesis}, another value on one axis or a known fault; those that explain most of what was
 * seen, and least of what was not, are the causes.
 */
package touchstone.cli.run.cause;
