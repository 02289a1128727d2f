/**
 * What can be said of a subject's rules where nothing was claimed: on each axis, which of the known values it has. Knows
 * results and the specification, and no subject.
 */
package touchstone.suite.survey;
