package touchstone.suite.passport;

import java.util.List;

/** A passport in words, for pages and screens. */
public final class PassportText {

    private PassportText() {}

    /** What was found on an axis, in a line. */
    public static String found(AxisEntry axis) {
        return switch (axis.certainty()) {
            case FOUND -> listed(axis.values());
            case LEFT_OVER -> listed(axis.values()) + " (nothing else is left)";
            case SHOWN -> listed(axis.foremost()) + notExcluded(axis) + why(axis);
            case BY_HALF ->
                "none that is known, as far as it shows; " + near(axis) + "; not excluded: " + listed(axis.values());
            case SEVERAL -> listed(axis.foremost()) + notExcluded(axis) + why(axis);
            case UNKNOWN -> "cannot tell" + (axis.refuted().isEmpty() ? "" : ": " + listed(axis.values())) + why(axis);
            case NONE_KNOWN -> "none that is known" + (axis.nearest().isEmpty() ? "" : "; " + near(axis));
        };
    }

    private static String notExcluded(AxisEntry axis) {
        return axis.notExcluded().isEmpty() ? "" : "; not excluded: " + listed(axis.notExcluded());
    }

    private static String near(AxisEntry axis) {
        long against = axis.nearest().get(0).against();
        return "nearest "
                + listed(axis.nearest().stream().map(AxisEntry.Near::value).toList()) + ", but for " + against
                + (against == 1 ? " scenario" : " scenarios");
    }

    private static String why(AxisEntry axis) {
        if (axis.whole() > 1 && axis.notExcluded().isEmpty()) {
            return " (alike in all that could be tried)";
        }
        return axis.doubts().isEmpty() ? "" : " (" + axis.doubts().get(0) + ")";
    }

    private static String listed(List<String> values) {
        return String.join(" or ", values);
    }

    /** What a subject says of an axis, and how that goes with what was found. */
    public static String stated(AxisEntry.Stated stated) {
        String words = stated.words().isEmpty() ? listed(stated.meant()) : stated.words();
        return switch (stated.agreement()) {
            case CONFIRMED -> words + ": confirmed";
            case SHOWN -> words + ": matches what it shows";
            case POSSIBLE -> words + ": possible";
            case NEARLY -> words + ": the nearest it can state";
            case CONTRADICTED -> words + ": contradicted";
        };
    }

    /** Where it differs from a ruleset. */
    public static String difference(RulesetEntry.Difference difference) {
        return difference.axis() + " (" + difference.has() + " there, " + here(difference) + " here)";
    }

    /** What the subject has in the place of a ruleset's value. */
    public static String here(RulesetEntry.Difference difference) {
        return difference.nearly()
                ? "nearly"
                : difference.found().isEmpty() ? "none known" : listed(difference.found());
    }

    /** The answer in a sentence. */
    public static String summary(Passport passport) {
        String known = passport.known() + " of " + passport.axes().size() + " axes known";
        int contradictions = passport.contradictions().size();
        return switch (passport.outcome()) {
            case CONSISTENT ->
                passport.statements().isEmpty()
                        ? "It makes no statements about its rules. " + known + "."
                        : "None of its own statements is contradicted. " + known + ".";
            case CONTRADICTED ->
                contradictions + " of its own statements " + (contradictions == 1 ? "is" : "are") + " contradicted. "
                        + known + ".";
            case BROKEN -> "The result is incomplete. " + known + ".";
        };
    }

    /** The same for a heading. */
    public static String heading(AxisEntry axis) {
        return switch (axis.certainty()) {
            case FOUND, LEFT_OVER, SHOWN, SEVERAL -> listed(axis.foremost());
            case UNKNOWN -> "cannot tell";
            case BY_HALF, NONE_KNOWN ->
                axis.nearest().isEmpty()
                        ? "none known"
                        : "none known, nearly "
                                + listed(axis.nearest().stream()
                                        .map(AxisEntry.Near::value)
                                        .toList());
        };
    }
}
