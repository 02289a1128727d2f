package touchstone.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchstone.subject.Briefing;
import touchstone.subject.Identity;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Specification;

/**
 * A run as its reports see it.
 *
 * @param results in the order in which they are to be shown; of one or several subjects
 * @param complete whether all was tried that was planned; if not, every report says so
 * @param rules how subjects were told by which rules to play, by their ids; nothing of those that nobody told
 */
public record Run(
        Specification specification,
        List<Result> results,
        Profile profile,
        boolean complete,
        Map<String, Briefing> rules) {

    public Run {
        results = List.copyOf(results);
        rules = Map.copyOf(rules);
    }

    /** Of subjects that nobody told by which rules to play. */
    public Run(Specification specification, List<Result> results, Profile profile, boolean complete) {
        this(specification, results, profile, complete, Map.of());
    }

    /** How each subject of a run was told by which rules to play. */
    public static Map<String, Briefing> rules(List<RunRecord.Attempt> attempts) {
        Map<String, Briefing> rules = new LinkedHashMap<>();
        attempts.forEach(attempt -> attempt.rules()
                .ifPresent(briefing -> rules.put(attempt.identity().id(), briefing)));
        return rules;
    }

    /** The subjects, each once, in the order of their first results. */
    List<Identity> subjects() {
        Map<String, Identity> subjects = new LinkedHashMap<>();
        results.forEach(result -> subjects.putIfAbsent(result.subject().id(), result.subject()));
        return List.copyOf(subjects.values());
    }

    List<Result> of(Identity subject) {
        return results.stream()
                .filter(result -> result.subject().id().equals(subject.id()))
                .toList();
    }

    /** For every subject's id what to call it: its name and version, and its id where two subjects share those. */
    Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        Set<String> seen = new HashSet<>();
        List<String> shared = new ArrayList<>();
        for (Identity subject : subjects()) {
            String name = Untrusted.name((subject.name() + " " + subject.version()).strip());
            names.put(subject.id(), name.isEmpty() ? Untrusted.name(subject.id()) : name);
            if (!seen.add(names.get(subject.id()))) {
                shared.add(names.get(subject.id()));
            }
        }
        names.replaceAll((id, name) -> shared.contains(name) ? name + " [" + Untrusted.name(id) + "]" : name);
        return names;
    }
}
