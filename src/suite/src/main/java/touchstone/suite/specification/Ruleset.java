package touchstone.suite.specification;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.reference.choice.Variant;

/**
 * A named set of rules: data, read from {@code features/rulesets/}.
 *
 * @param aliases other names it goes by
 * @param beyondTheSources whether it is of our own choice and in none of the documents the suite rests on
 * @param variant its point in the space of rules
 * @param komi points for White by board size, such as {@code 19x19}, or {@code any}; empty where the texts give none
 * @param handicapKomi komi in handicap games, where the texts give one
 * @param handicaps the largest handicap by board size, where the texts give one
 * @param clauses the numbered clauses it consists of, each an id or the beginning of one; clauses of its axis values are
 *     its own without being named
 * @param without those left out of them again
 */
public record Ruleset(
        String name,
        String title,
        List<String> aliases,
        boolean beyondTheSources,
        List<String> sources,
        Variant variant,
        Map<String, Double> komi,
        Optional<Double> handicapKomi,
        Map<String, Integer> handicaps,
        List<String> clauses,
        List<String> without,
        Path file) {

    /** The name that no ruleset may have: results bear it where nothing was claimed. */
    public static final String NO_NAME = "survey";

    /** A point in the space of rules that no file names: the clauses of its axis values, and some numbered ones. */
    public static Ruleset at(String name, Variant variant, List<String> clauses) {
        return new Ruleset(
                name,
                variant.toString(),
                List.of(),
                true,
                List.of(),
                variant,
                Map.of(),
                Optional.empty(),
                Map.of(),
                clauses,
                List.of(),
                Path.of(""));
    }

    public boolean has(Clause clause) {
        boolean named = clause.choice().map(variant::has).orElseGet(() -> clauses.stream()
                .anyMatch(clause::isWithin));
        return named && without.stream().noneMatch(clause::isWithin);
    }

    /** Whether a scenario holds under this ruleset's axis values. */
    public boolean meets(Scenario scenario) {
        return scenario.conditions().stream().allMatch(variant::has);
    }
}
