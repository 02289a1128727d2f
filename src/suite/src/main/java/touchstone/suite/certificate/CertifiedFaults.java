package touchstone.suite.certificate;

import touchstone.suite.coverage.FaultCount;
import touchstone.suite.specification.Specification;

/**
 * How many known faults of the claim the results exclude.
 *
 * @param sha256 of the list of known faults that was counted by, in lower-case hexadecimal: with another list the verdicts on
 *     what was passed may be others
 * @param excluded those that a passed scenario would have caught
 * @param showable those that the subject could exclude with the commands it has
 * @param gtp those that can be excluded through the Go Text Protocol
 * @param known all of the claim
 */
public record CertifiedFaults(String sha256, int excluded, int showable, int gtp, int known) {

    static CertifiedFaults of(Specification specification, FaultCount count) {
        return new CertifiedFaults(hash(specification), count.excluded(), count.showable(), count.gtp(), count.known());
    }

    /** Of the known faults of a specification. */
    public static String hash(Specification specification) {
        return Sha256.of(specification.knownFaults().text());
    }
}
