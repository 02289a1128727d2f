package touchstone.report.badge;

import touchstone.report.text.UntrustedText;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertifiedClaim;
import touchstone.suite.certificate.ClauseEntry;
import touchstone.suite.certificate.Conclusion;
import touchstone.suite.certificate.VerdictTotals;
import touchstone.suite.result.Verdict;

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
        /** It conforms, and each clause that can be tested could be. */
        CONFORMS("#1a7f37", "brightgreen"),
        /** It conforms as far as it could be told. */
        AS_FAR_AS_TOLD("#3d7a2b", "green"),
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

    /** @param certificate that is sound, and says either that its subject conforms or that it does not */
    public static Badge of(Certificate certificate) {
        VerdictTotals totals = certificate.totals();
        // Of a sound certificate nothing is untested but clauses of which no scenario holds under the claim.
        int testable = totals.clauseCount()
                - totals.clauses().getOrDefault(ClauseEntry.UNTESTABLE, 0)
                - totals.clauses().getOrDefault(ClauseEntry.NOT_TESTED, 0);
        boolean player = certificate.claim().profile().equals("player");
        int kept = totals.clauses(Verdict.SATISFIED) + (player ? totals.clauses(Verdict.TOLERATED) : 0);
        int violated = totals.clauses(Verdict.VIOLATED) + (player ? 0 : totals.clauses(Verdict.TOLERATED));
        String claim = claim(certificate.claim());
        String clauses = kept + " of " + testable + (testable == 1 ? " clause" : " clauses");
        if (certificate.conclusion() == Conclusion.VIOLATIONS) {
            return new Badge(LABEL, claim + ": " + clauses + ", " + violated + " violated", Colour.VIOLATED);
        }
        return kept == testable
                ? new Badge(LABEL, claim + ": conforms", Colour.CONFORMS)
                : new Badge(LABEL, claim + ": conforms, " + clauses + " tested", Colour.AS_FAR_AS_TOLD);
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
