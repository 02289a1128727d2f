/**
 * The step language: what scenarios can say, carried out on a subject through its session alone. Knows nothing of engines,
 * protocols or the rules of the reference.
 */
package touchstone.suite.steps;
