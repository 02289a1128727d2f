package touchstone.suite.baseline;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;

/**
 * What subjects are known to do: what passes, what fails and why that is accepted, and what cannot be tested.
 *
 * @param suiteVersion the version of Touchstone it was made with, for the reader
 * @param ruleset the name of what was claimed
 * @param subjects by their ids
 */
public record Baseline(
        String suiteVersion, String ruleset, Profile profile, SortedMap<String, BaselineSubject> subjects) {

    public Baseline {
        subjects = Collections.unmodifiableSortedMap(new TreeMap<>(subjects));
    }

    /** What a run shows, with no other reasons than the subjects' descriptions give. What it did not come to is not in it. */
    public static Baseline of(String suiteVersion, String ruleset, Profile profile, List<TestedSubject> tested) {
        SortedMap<String, BaselineSubject> subjects = new TreeMap<>();
        for (TestedSubject one : tested) {
            SortedMap<ScenarioId, KnownOutcome> scenarios = new TreeMap<>();
            one.results().stream()
                    .filter(Result::wasTried)
                    .forEach(result ->
                            scenarios.put(ScenarioId.of(result.scenario()), KnownOutcome.of(result, profile)));
            subjects.put(
                    one.subject().id(),
                    new BaselineSubject(NormalizedText.plain(one.subject().version()), scenarios));
        }
        return new Baseline(suiteVersion, ruleset, profile, subjects);
    }
}
