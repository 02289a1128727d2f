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
import touchstone.suite.specification.ScenarioNumbers;

/**
 * What a baseline says of one subject.
 *
 * @param version of the subject, for the reader: the next version is compared with it all the same
 */
public record BaselineSubject(String version, SortedMap<ScenarioId, KnownOutcome> scenarios) {

    public BaselineSubject {
        scenarios = Collections.unmodifiableSortedMap(new TreeMap<>(scenarios));
    }

    /** What is known of a scenario, given by its id. */
    public Optional<KnownOutcome> known(String scenario) {
        return Optional.ofNullable(scenarios.get(ScenarioId.of(scenario)));
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
