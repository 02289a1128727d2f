package touchstone.report.badge;

import touchstone.report.text.UntrustedText;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertifiedClaim;
import touchstone.suite.certificate.VerdictTotals;
import touchstone.suite.coverage.ClauseVerdict;

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
        VerdictTotals totals = certificate.totals();
        // Of a sound certificate nothing is untested but clauses of which no scenario holds under the claim.
        int testable = totals.clauseCount()
                - totals.clauses(ClauseVerdict.UNTESTABLE)
                - totals.clauses(ClauseVerdict.NOT_TESTED);
        boolean player = certificate.claim().profile().equals("player");
        int violated = totals.clauses(ClauseVerdict.VIOLATED) + (player ? 0 : totals.clauses(ClauseVerdict.TOLERATED));
        String claim = claim(certificate.claim());
        String clauses = totals.clauses(ClauseVerdict.SATISFIED) + " of " + testable
                + (testable == 1 ? " clause" : " clauses") + " satisfied";
        return switch (certificate.conclusion()) {
            case VIOLATIONS -> new Badge(LABEL, claim + ": " + violated + " violated, " + clauses, Colour.VIOLATED);
            case CONFORMS -> new Badge(LABEL, claim + ": conforms", Colour.CONFORMS);
            case CONFORMS_AS_FAR_AS_GTP_SHOWS ->
                new Badge(LABEL, claim + ": conforms in all that GTP can show", Colour.CONFORMS);
            case NO_VIOLATION_SEEN, NOTHING_CLAIMED, TROUBLE ->
                new Badge(LABEL, claim + ": no violation seen, " + clauses, Colour.NO_VIOLATION_SEEN);
        };
    }

    private static String claim(CertifiedClaim claim) {
        String only = claim.only().isEmpty()
                ? ""
                : " (only "
                        + String.join(", ", claim.only().stream().limit(NAMED).toList())
                        + (claim.only().size() > NAMED ? " ..." : "") + ")";
        return UntrustedText.name(claim.name() + only)
                + (claim.protocol() ? " and protocol" : "")
                + (claim.profile().equals("player") ? " as player" : "");
    }

    /** Both halves in a line. */
    public String text() {
        return label + ": " + message;
    }
}
