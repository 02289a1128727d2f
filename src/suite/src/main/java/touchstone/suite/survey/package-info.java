/**
 * A survey: which value a subject has on each axis, where nothing was claimed. Concluded from results and the specification.
 */
package touchstone.suite.survey;
