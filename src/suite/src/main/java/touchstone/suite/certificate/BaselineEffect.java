package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import touchstone.spi.Identity;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineChange;
import touchstone.suite.baseline.BaselineComparison;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.BaselineSubject;
import touchstone.suite.baseline.TestedSubject;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/**
 * The effect of a baseline on a run's conclusion about a subject.
 *
 * @param path of the baseline's file, as it was given
 * @param sha256 of the file's bytes, in lower-case hexadecimal
 * @param version of the subject when the baseline was made; empty if the baseline does not know the subject
 * @param known what it has of this subject, scenario by scenario; nothing if it does not know it
 * @param changes what the run shows otherwise, those to look at first before others
 * @param effect what that comes to
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record BaselineEffect(
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

        static ChangedScenario of(BaselineChange change) {
            return new ChangedScenario(
                    change.scenario().toString(),
                    change.kind().word(),
                    change.before().map(known -> known.outcome().toString()),
                    change.now().map(Object::toString));
        }
    }

    public BaselineEffect {
        known = List.copyOf(known);
        changes = List.copyOf(changes);
    }

    static BaselineEffect of(
            BaselineFile file, Specification specification, Claim claim, Identity subject, List<Result> results) {
        Optional<BaselineSubject> standing =
                Optional.ofNullable(file.baseline().subjects().get(subject.id()));
        return new BaselineEffect(
                        file.path().toString(),
                        file.sha256(),
                        standing.map(BaselineSubject::version),
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
    public BaselineEffect beside(Specification specification, Claim claim, Identity subject, List<Result> results) {
        if (version.isEmpty()) {
            return new BaselineEffect(path, sha256, version, known, List.of(), Effect.TROUBLE);
        }
        TreeMap<String, BaselineSubject> subjects = new TreeMap<>();
        subjects.put(subject.id(), new BaselineSubject(version.get(), KnownScenario.standing(known)));
        BaselineComparison comparison = BaselineComparison.of(
                new Baseline("", claim.name(), claim.profile(), subjects),
                specification,
                claim,
                List.of(new TestedSubject(subject, results)));
        return new BaselineEffect(
                path,
                sha256,
                version,
                known,
                comparison.changes().stream().map(ChangedScenario::of).toList(),
                effect(comparison));
    }

    private static Effect effect(BaselineComparison comparison) {
        if (comparison.untried() > 0 || comparison.changes().stream().anyMatch(BaselineChange::isBreakdown)) {
            return Effect.TROUBLE;
        }
        return comparison.changes().stream().anyMatch(BaselineChange::matters) ? Effect.CHANGED : Effect.AS_KNOWN;
    }
}
