package touchstone.suite.baseline;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A scenario's id in its parts, such as {@code base.8/3}. In the order of people, with 9 before 10. */
public record ScenarioId(String clause, int number) implements Comparable<ScenarioId> {

    private static final Pattern ID = Pattern.compile("([^\\s/]+)/(\\d{1,4})");
    private static final Pattern DIGITS = Pattern.compile("\\d+");

    /** Clause ids, those that begin alike together and numbers by their size. */
    static final Comparator<String> CLAUSES = Comparator.comparing(ScenarioId::padded);

    private static final Comparator<ScenarioId> ORDER =
            Comparator.comparing(ScenarioId::clause, CLAUSES).thenComparing(ScenarioId::number);

    private static String padded(String clause) {
        return DIGITS.matcher(clause).replaceAll(number -> "%4s".formatted(number.group()));
    }

    /** Empty if this is no scenario's id. */
    public static Optional<ScenarioId> parse(String id) {
        Matcher matcher = ID.matcher(id);
        return matcher.matches()
                ? Optional.of(new ScenarioId(matcher.group(1), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** @throws IllegalArgumentException if this is no scenario's id */
    public static ScenarioId of(String id) {
        return parse(id).orElseThrow(() -> new IllegalArgumentException(id + " is no scenario's id"));
    }

    @Override
    public int compareTo(ScenarioId other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return clause + "/" + number;
    }
}
