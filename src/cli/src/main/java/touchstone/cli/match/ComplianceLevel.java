package touchstone.cli.match;

import touchstone.cli.match.MatchTally.Tempted;

/** How well a subject complies with a prohibition, the best level first. */
public enum ComplianceLevel {
    /** It was never to move where something is forbidden so: nothing is shown. */
    NOT_TEMPTED("not tempted"),
    /** It takes no such move from others, and made none. */
    REJECTS("rejects"),
    /** It takes such moves from others, but made none though it was tempted often enough. */
    NEVER_GENERATES("never generates"),
    /** It takes such moves from others, and was not tempted often enough to say what it makes itself. */
    TOLERATES("tolerates"),
    /** It made such a move. */
    GENERATES("generates");

    /** In how many positions a subject must have been tempted before its restraint says something. */
    public static final int ENOUGH = 10;

    private final String words;

    ComplianceLevel(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** Where a subject stands after what is counted. */
    public static ComplianceLevel of(Tempted tempted) {
        if (tempted.generated() > 0) {
            return GENERATES;
        }
        if (tempted.positions() == 0) {
            return NOT_TEMPTED;
        }
        if (tempted.asked() > 0 && tempted.taken() == 0) {
            return REJECTS;
        }
        return tempted.positions() >= ENOUGH ? NEVER_GENERATES : TOLERATES;
    }
}
