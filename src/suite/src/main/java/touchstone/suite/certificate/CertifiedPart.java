package touchstone.suite.certificate;

import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.plan.Profile;

/**
 * What the results come to for one part of a claim of rules and a protocol together.
 *
 * @param name of the ruleset or of the protocol
 * @param conclusion for this part alone
 * @param satisfied how many of its clauses are
 * @param testable how many of its clauses can be tested
 * @param violated how many of its clauses are; of an arbiter, also those that are tolerated
 * @param excludedFaults how many of its known faults are excluded
 * @param knownFaults all of this part
 */
public record CertifiedPart(
        String name,
        Conclusion conclusion,
        int satisfied,
        int testable,
        int violated,
        int excludedFaults,
        int knownFaults) {

    /** Of a part's result. */
    public static CertifiedPart of(ClaimResult part) {
        int tolerated = part.claim().profile() == Profile.PLAYER ? 0 : part.count(ClauseVerdict.TOLERATED);
        return new CertifiedPart(
                part.claim().name(),
                part.conclusion(),
                part.count(ClauseVerdict.SATISFIED),
                part.testable(),
                part.count(ClauseVerdict.VIOLATED) + tolerated,
                part.faults().excluded(),
                part.faults().known());
    }
}
