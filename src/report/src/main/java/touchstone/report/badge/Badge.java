package touchstone.report.badge;

import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import touchstone.report.text.UntrustedText;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertifiedClaim;
import touchstone.suite.certificate.CertifiedPart;
import touchstone.suite.certificate.ClaimedRuleset;
import touchstone.suite.certificate.ClauseEntry;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;

/**
 * A label and a message; the colour says nothing that the words do not.
 *
 * @param label what it is about
 * @param message what is said
 */
public record Badge(String label, String message, Colour colour) {

    private static final String LABEL = "Go rules";

    /** How many clause ids stand in a badge. */
    private static final int NAMED = 2;

    /** What a badge's right half is filled with. White is readable on each. */
    public enum Colour {
        /** It conforms, wholly or in all that GTP can show. */
        CONFORMS("#1a7f37", "brightgreen"),
        /** Nothing wrong was seen, and not all was shown. */
        NO_VIOLATION_SEEN("#5b6470", "lightgrey"),
        VIOLATED("#b3261e", "red");

        private final String hex;
        private final String shields;

        Colour(String hex, String shields) {
            this.hex = hex;
            this.shields = shields;
        }

        String hex() {
            return hex;
        }

        /** By its name at shields.io. */
        String shields() {
            return shields;
        }
    }

    /** @param certificate that is sound, and says something of what is claimed */
    public static Badge of(Certificate certificate) {
        Set<String> wrong = certificate.claim().profile().equals("player")
                ? Set.of(ClauseVerdict.VIOLATED.word())
                : Set.of(ClauseVerdict.VIOLATED.word(), ClauseVerdict.TOLERATED.word());
        Set<String> untried = Set.of(ClauseVerdict.UNTESTABLE.word(), ClauseVerdict.NOT_TESTED.word());
        String message = certificate.parts().isEmpty()
                ? claim(certificate.claim()) + ": "
                        + words(
                                certificate.conclusion(),
                                count(certificate, wrong::contains),
                                count(certificate, ClauseVerdict.SATISFIED.word()::equals),
                                count(certificate, verdict -> !untried.contains(verdict)))
                : certificate.parts().stream().map(Badge::part).collect(Collectors.joining("; "))
                        + only(certificate.claim())
                        + role(certificate.claim());
        String said = certificate.subject().identity().wasReported() ? ", as its own tests report" : "";
        return new Badge(label(certificate.claim()), message + said, colour(certificate.conclusion()));
    }

    private static int count(Certificate certificate, Predicate<String> verdict) {
        return (int) certificate.claimed().stream()
                .map(ClauseEntry::verdict)
                .filter(verdict)
                .count();
    }

    private static String part(CertifiedPart part) {
        return UntrustedText.name(part.name()) + ": "
                + words(part.conclusion(), part.violated(), part.satisfied(), part.testable());
    }

    private static String words(Conclusion conclusion, int violated, int satisfied, int testable) {
        String clauses = " of " + testable + (testable == 1 ? " clause " : " clauses ");
        return switch (conclusion) {
            case VIOLATIONS -> violated + clauses + "violated";
            case CONFORMS -> "conforms";
            case CONFORMS_AS_FAR_AS_GTP_SHOWS -> "conforms in all that GTP can show";
            case NO_VIOLATION_SEEN, NOTHING_CLAIMED, TROUBLE ->
                "no violation seen, " + satisfied + clauses + "satisfied";
        };
    }

    private static Colour colour(Conclusion conclusion) {
        return switch (conclusion) {
            case VIOLATIONS -> Colour.VIOLATED;
            case CONFORMS, CONFORMS_AS_FAR_AS_GTP_SHOWS -> Colour.CONFORMS;
            case NO_VIOLATION_SEEN, NOTHING_CLAIMED, TROUBLE -> Colour.NO_VIOLATION_SEEN;
        };
    }

    /** A protocol is no rules. */
    private static String label(CertifiedClaim claim) {
        return claim.ruleset()
                .filter(ClaimedRuleset::isProtocol)
                .map(protocol -> "Go protocol")
                .orElse(LABEL);
    }

    private static String claim(CertifiedClaim claim) {
        return UntrustedText.name(claim.name()) + only(claim) + (claim.protocol() ? " and protocol" : "") + role(claim);
    }

    private static String only(CertifiedClaim claim) {
        return claim.only().isEmpty()
                ? ""
                : " (only "
                        + UntrustedText.name(String.join(
                                ", ", claim.only().stream().limit(NAMED).toList()))
                        + (claim.only().size() > NAMED ? " ..." : "") + ")";
    }

    private static String role(CertifiedClaim claim) {
        return claim.profile().equals("player") ? " as player" : "";
    }

    /** Both halves in a line. */
    public String text() {
        return label + ": " + message;
    }
}
