package touchstone.suite.coverage;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much has to be shown of a claim. */
public sealed interface Requirement {

    /** The forms in which a requirement is written. */
    String FORMS = "conform, conform-gtp, clauses=N% or faults=N%";

    /** That the subject conforms, wholly. */
    record Conform() implements Requirement {

        @Override
        public boolean isMetByPart(ClaimResult found) {
            return found.conclusion() == Conclusion.CONFORMS;
        }

        @Override
        public String toString() {
            return "conform";
        }
    }

    /** That it conforms at least in all that can be shown through the Go Text Protocol. */
    record ConformAsFarAsGtpShows() implements Requirement {

        @Override
        public boolean isMetByPart(ClaimResult found) {
            return found.conclusion().conforms();
        }

        @Override
        public String toString() {
            return "conform-gtp";
        }
    }

    /**
     * That a share of the clauses that can be tested is satisfied.
     *
     * @param percent from 0 to 100
     */
    record Clauses(double percent) implements Requirement {

        @Override
        public boolean isMetByPart(ClaimResult found) {
            return found.count(ClauseVerdict.SATISFIED) * 100.0 >= percent * found.testable();
        }

        @Override
        public String toString() {
            return "clauses=" + number(percent) + "%";
        }
    }

    /**
     * That a share of the known faults is excluded.
     *
     * @param percent from 0 to 100
     */
    record Faults(double percent) implements Requirement {

        @Override
        public boolean isMetByPart(ClaimResult found) {
            return found.faults().percent() >= percent;
        }

        @Override
        public String toString() {
            return "faults=" + number(percent) + "%";
        }
    }

    /** Whether a subject has shown so much; where rules and a protocol are claimed together, of each. */
    default boolean isMetBy(ClaimResult found) {
        return found.parts().isEmpty()
                ? isMetByPart(found)
                : found.parts().stream().allMatch(this::isMetByPart);
    }

    /** Whether it is met by rules alone, or by a protocol alone. */
    boolean isMetByPart(ClaimResult found);

    /**
     * Reads a requirement.
     *
     * @throws IllegalArgumentException if the text is none; the message says which there are
     */
    static Requirement of(String text) {
        if (text.equals("conform")) {
            return new Conform();
        } else if (text.equals("conform-gtp")) {
            return new ConformAsFarAsGtpShows();
        }
        Matcher share =
                Pattern.compile("(clauses|faults)=(\\d{1,3}(?:\\.\\d{1,3})?)%?").matcher(text);
        if (!share.matches() || Double.parseDouble(share.group(2)) > 100) {
            throw new IllegalArgumentException("'" + text + "'; expected " + FORMS + ", N from 0 to 100");
        }
        double percent = Double.parseDouble(share.group(2));
        return share.group(1).equals("clauses") ? new Clauses(percent) : new Faults(percent);
    }

    private static String number(double percent) {
        return percent == Math.rint(percent) ? "" + (long) percent : String.format(Locale.ROOT, "%s", percent);
    }
}
