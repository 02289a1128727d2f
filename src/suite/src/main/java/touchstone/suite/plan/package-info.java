/** From a claim to a plan: which scenarios are run on a subject, and the reason for each one that is not. */
package touchstone.suite.plan;
