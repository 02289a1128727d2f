package touchstone.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchstone.subject.Identity;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Specification;

/**
 * A run as its reports see it.
 *
 * @param results in the order in which they are to be shown; of one or several subjects
 * @param complete whether all was tried that was planned; if not, every report says so
 */
public record Run(Specification specification, List<Result> results, Profile profile, boolean complete) {

    public Run {
        results = List.copyOf(results);
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
            String name = Untrusted.line((subject.name() + " " + subject.version()).strip());
            names.put(subject.id(), name.isEmpty() ? Untrusted.line(subject.id()) : name);
            if (!seen.add(names.get(subject.id()))) {
                shared.add(names.get(subject.id()));
            }
        }
        names.replaceAll((id, name) -> shared.contains(name) ? name + " [" + Untrusted.line(id) + "]" : name);
        return names;
    }
}
