package touchstone.suite.baseline;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A scenario's id in its parts, such as {@code base.8/3}, or that of a result which a game showed, such as {@code
 * base.8/game-1}. In the order of people, with 9 before 10.
 *
 * @param game whether a game showed it; then the number says nothing but which of several
 */
public record ScenarioId(String clause, boolean game, int number) implements Comparable<ScenarioId> {

    private static final Pattern ID = Pattern.compile("([^\\s/]+)/(game-)?(\\d{1,4})");
    private static final Pattern DIGITS = Pattern.compile("\\d+");

    /** Clause ids, those that begin alike together and numbers by their size. */
    static final Comparator<String> CLAUSES = Comparator.comparing(ScenarioId::padded);

    private static final Comparator<ScenarioId> ORDER = Comparator.comparing(ScenarioId::clause, CLAUSES)
            .thenComparing(ScenarioId::game)
            .thenComparing(ScenarioId::number);

    /** Of a scenario. */
    public ScenarioId(String clause, int number) {
        this(clause, false, number);
    }

    private static String padded(String clause) {
        return DIGITS.matcher(clause).replaceAll(number -> "%4s".formatted(number.group()));
    }

    /** Empty if this is no scenario's id. */
    public static Optional<ScenarioId> parse(String id) {
        Matcher matcher = ID.matcher(id);
        return matcher.matches()
                ? Optional.of(
                        new ScenarioId(matcher.group(1), matcher.group(2) != null, Integer.parseInt(matcher.group(3))))
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
        return clause + "/" + (game ? "game-" : "") + number;
    }
}
