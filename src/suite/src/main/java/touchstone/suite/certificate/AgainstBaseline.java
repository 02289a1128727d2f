package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import touchstone.subject.Identity;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.Change;
import touchstone.suite.baseline.Comparison;
import touchstone.suite.baseline.Standing;
import touchstone.suite.baseline.Tested;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/**
 * What was known of a subject before, and how the run stands beside it.
 *
 * @param path of the baseline's file, as it was given
 * @param sha256 of the file's bytes, in lower-case hexadecimal
 * @param version of the subject when the baseline was made; empty if the baseline does not know the subject
 * @param known what it has of this subject, scenario by scenario; nothing if it does not know it
 * @param changes what the run shows otherwise, those to look at first before others
 * @param effect what that comes to
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record AgainstBaseline(
        String path,
        String sha256,
        Optional<String> version,
        List<KnownScenario> known,
        List<ChangedScenario> changes,
        Effect effect) {

    /** What the changes come to. */
    public enum Effect {
        /** All that counts is as the baseline says. */
        AS_KNOWN,
        /** Something has changed that counts. */
        CHANGED,
        /** The run was not the whole, something broke down otherwise than is known, or the baseline knows no such subject. */
        TROUBLE;

        @JsonValue
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * @param before what the baseline says, in a word or two; absent if it knew no such scenario
     * @param now what the run shows; absent if there is no such scenario any more
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record ChangedScenario(String scenario, String change, Optional<String> before, Optional<String> now) {

        public ChangedScenario {
            before = before.map(Verdict::today);
            now = now.map(Verdict::today);
        }

        static ChangedScenario of(Change change) {
            return new ChangedScenario(
                    change.scenario().toString(),
                    change.kind().word(),
                    change.before().map(known -> known.outcome().toString()),
                    change.now().map(Object::toString));
        }
    }

    public AgainstBaseline {
        known = List.copyOf(known);
        changes = List.copyOf(changes);
    }

    static AgainstBaseline of(
            BaselineFile file, Specification specification, Claim claim, Identity subject, List<Result> results) {
        Optional<Standing> standing =
                Optional.ofNullable(file.baseline().subjects().get(subject.id()));
        return new AgainstBaseline(
                        file.path().toString(),
                        file.sha256(),
                        standing.map(Standing::version),
                        standing.stream()
                                .flatMap(known -> known.scenarios().entrySet().stream())
                                .map(entry -> KnownScenario.of(entry.getKey(), entry.getValue()))
                                .toList(),
                        List.of(),
                        Effect.TROUBLE)
                .beside(specification, claim, subject, results);
    }

    /**
     * The same baseline with changes and effect found out anew.
     *
     * @throws IllegalArgumentException if what is known is of no scenario, or says nothing
     */
    AgainstBaseline beside(Specification specification, Claim claim, Identity subject, List<Result> results) {
        if (version.isEmpty()) {
            return new AgainstBaseline(path, sha256, version, known, List.of(), Effect.TROUBLE);
        }
        TreeMap<String, Standing> subjects = new TreeMap<>();
        subjects.put(subject.id(), new Standing(version.get(), KnownScenario.standing(known)));
        Comparison comparison = Comparison.of(
                new Baseline("", claim.name(), claim.profile(), subjects),
                specification,
                claim,
                List.of(new Tested(subject, results)));
        return new AgainstBaseline(
                path,
                sha256,
                version,
                known,
                comparison.changes().stream().map(ChangedScenario::of).toList(),
                effect(comparison));
    }

    private static Effect effect(Comparison comparison) {
        if (comparison.untried() > 0 || comparison.changes().stream().anyMatch(Change::isBreakdown)) {
            return Effect.TROUBLE;
        }
        return comparison.changes().stream().anyMatch(Change::matters) ? Effect.CHANGED : Effect.AS_KNOWN;
    }
}
