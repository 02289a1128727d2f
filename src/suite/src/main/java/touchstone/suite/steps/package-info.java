/**
 * The step language: what the scenarios can say, tried on a subject through its table alone. Nothing here knows of engines,
 * protocols or the reference's rules.
 */
package touchstone.suite.steps;
