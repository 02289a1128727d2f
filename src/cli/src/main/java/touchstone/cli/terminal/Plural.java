package touchstone.cli.terminal;

import java.util.Map;
import java.util.stream.Collectors;

/** Numbers with nouns in singular or plural. */
public final class Plural {

    private Plural() {}

    /** As in {@code 1 game} and {@code 2 games}. */
    public static String of(long count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    /** Those that are not 0, as in {@code 3 passed, 1 failed}. */
    public static String listed(Map<String, Long> counts) {
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
    }
}
