/**
 * What results are worth: how many of the known faults of a claim they exclude, by clause and in all, and what may be said of
 * the subject therefore. Every output says it in the words of {@link touchstone.suite.coverage.ClaimResult}.
 */
package touchstone.suite.coverage;
