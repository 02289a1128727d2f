package touchstone.report;

import java.util.HashMap;
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

    /**
     * For every subject's id what to call it: its name and version, and its id where two subjects share those. No two are
     * called the same, nor would they be in class names, where a dot has another meaning.
     */
    Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, Integer> sharing = new HashMap<>();
        for (Identity subject : subjects()) {
            String name = Untrusted.name((subject.name() + " " + subject.version()).strip());
            names.put(subject.id(), name.isEmpty() ? Untrusted.name(subject.id()) : name);
            sharing.merge(inClassNames(names.get(subject.id())), 1, Integer::sum);
        }
        Set<String> taken = new HashSet<>();
        names.replaceAll((id, name) -> {
            String told = sharing.get(inClassNames(name)) > 1 ? name + " [" + Untrusted.name(id) + "]" : name;
            String unique = told;
            for (int number = 2; !taken.add(inClassNames(unique)); number++) {
                unique = told + " (" + number + ")";
            }
            return unique;
        });
        return names;
    }

    /** A name as it stands in the name of a class: servers read packages into its dots. */
    static String inClassNames(String name) {
        return name.replace('.', '_');
    }
}
