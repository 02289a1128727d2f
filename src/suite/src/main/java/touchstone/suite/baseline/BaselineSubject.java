package touchstone.suite.baseline;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import touchstone.suite.result.Result;
import touchstone.suite.specification.ScenarioNumbers;

/**
 * What a baseline says of one subject.
 *
 * @param version of the subject, for the reader: the next version is compared with it all the same
 */
@SuppressWarnings("JdkObsolete") // A SortedMap is what all who make one have.
public record BaselineSubject(String version, SortedMap<ScenarioId, KnownOutcome> scenarios) {

    public BaselineSubject {
        scenarios = Collections.unmodifiableSortedMap(new TreeMap<>(scenarios));
    }

    /**
     * Under which id something is known: a scenario under its own; what a game showed under that of a game that showed the same
     * of the same clause, for with another seed, or another number of games, it is another game that shows it.
     *
     * @param title of the scenario, or what the game showed
     */
    public Optional<ScenarioId> standing(ScenarioId id, String title) {
        if (!id.game()) {
            return Optional.of(id).filter(scenarios::containsKey);
        }
        return scenarios.entrySet().stream()
                .filter(entry -> entry.getKey().game()
                        && entry.getKey().clause().equals(id.clause())
                        && entry.getValue().title().equals(NormalizedText.plain(title)))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** What is known of what a result is about. */
    public Optional<KnownOutcome> known(Result result) {
        return standing(ScenarioId.of(result.scenario()), result.title()).map(scenarios::get);
    }

    public long count(Predicate<KnownOutcome> which) {
        return scenarios.values().stream().filter(which).count();
    }

    /** The numbers of some scenarios, such as {@code 1-14 16}, by their clauses. */
    public Map<String, String> numbers(Predicate<KnownOutcome> which) {
        SortedMap<String, SortedSet<Integer>> numbers = new TreeMap<>(ScenarioId.CLAUSES);
        scenarios.forEach((id, known) -> {
            if (which.test(known)) {
                numbers.computeIfAbsent(id.clause(), clause -> new TreeSet<>()).add(id.number());
            }
        });
        Map<String, String> ranges = new LinkedHashMap<>();
        numbers.forEach((clause, some) -> ranges.put(clause, ScenarioNumbers.of(some)));
        return ranges;
    }
}
