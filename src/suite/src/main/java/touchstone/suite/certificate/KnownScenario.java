package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import touchstone.suite.baseline.FailureNote;
import touchstone.suite.baseline.KnownOutcome;
import touchstone.suite.baseline.ScenarioId;
import touchstone.suite.baseline.ScenarioOutcome;
import touchstone.suite.result.Verdict;

/**
 * A baseline's entry for one scenario.
 *
 * @param capability what is lacking, if it is unsupported
 * @param step the step that decided, if it fails; and so on
 * @param reason why it is put up with; empty as long as nobody has said so
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record KnownScenario(
        String scenario,
        Verdict verdict,
        Optional<String> title,
        Optional<String> capability,
        Optional<String> step,
        Optional<String> expected,
        Optional<String> answered,
        Optional<String> reason,
        Optional<String> link) {

    static KnownScenario of(ScenarioId id, KnownOutcome known) {
        Optional<ScenarioOutcome.Failed> failed =
                known.outcome() instanceof ScenarioOutcome.Failed one ? Optional.of(one) : Optional.empty();
        return new KnownScenario(
                id.toString(),
                verdict(known.outcome()),
                text(known.title()),
                known.outcome() instanceof ScenarioOutcome.Lacking lacking
                        ? Optional.of(lacking.capability())
                        : Optional.empty(),
                failed.map(ScenarioOutcome.Failed::step),
                failed.map(ScenarioOutcome.Failed::expected),
                failed.map(ScenarioOutcome.Failed::answered),
                text(known.note().reason()),
                text(known.note().link()));
    }

    private static Verdict verdict(ScenarioOutcome outcome) {
        if (outcome instanceof ScenarioOutcome.Passed passed) {
            return passed.verdict();
        }
        return outcome instanceof ScenarioOutcome.Failed failed ? failed.verdict() : Verdict.UNSUPPORTED;
    }

    private static Optional<String> text(String text) {
        return Optional.of(text).filter(one -> !one.isEmpty());
    }

    /** @throws IllegalArgumentException if one is of no scenario, or two are of the same */
    static SortedMap<ScenarioId, KnownOutcome> standing(List<KnownScenario> all) {
        SortedMap<ScenarioId, KnownOutcome> standing = new TreeMap<>();
        for (KnownScenario one : all) {
            if (standing.put(ScenarioId.of(one.scenario), one.known()) != null) {
                throw new IllegalArgumentException(one.scenario + " stands twice");
            }
        }
        return standing;
    }

    private KnownOutcome known() {
        return new KnownOutcome(title.orElse(""), outcome(), new FailureNote(reason.orElse(""), link.orElse("")));
    }

    private ScenarioOutcome outcome() {
        if (capability.isPresent()) {
            return new ScenarioOutcome.Lacking(capability.get());
        }
        return step.isPresent()
                ? new ScenarioOutcome.Failed(verdict, step.get(), expected.orElse(""), answered.orElse(""))
                : new ScenarioOutcome.Passed(verdict);
    }
}
