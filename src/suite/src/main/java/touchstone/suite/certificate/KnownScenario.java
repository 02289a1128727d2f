package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import touchstone.suite.baseline.Known;
import touchstone.suite.baseline.Note;
import touchstone.suite.baseline.Outcome;
import touchstone.suite.baseline.ScenarioId;
import touchstone.suite.result.Verdict;

/**
 * What a baseline says of one scenario.
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

    static KnownScenario of(ScenarioId id, Known known) {
        Optional<Outcome.Failed> failed =
                known.outcome() instanceof Outcome.Failed one ? Optional.of(one) : Optional.empty();
        return new KnownScenario(
                id.toString(),
                verdict(known.outcome()),
                text(known.title()),
                known.outcome() instanceof Outcome.Lacking lacking
                        ? Optional.of(lacking.capability())
                        : Optional.empty(),
                failed.map(Outcome.Failed::step),
                failed.map(Outcome.Failed::expected),
                failed.map(Outcome.Failed::answered),
                text(known.note().reason()),
                text(known.note().link()));
    }

    private static Verdict verdict(Outcome outcome) {
        if (outcome instanceof Outcome.Passed passed) {
            return passed.verdict();
        }
        return outcome instanceof Outcome.Failed failed ? failed.verdict() : Verdict.UNSUPPORTED;
    }

    private static Optional<String> text(String text) {
        return Optional.of(text).filter(one -> !one.isEmpty());
    }

    /** @throws IllegalArgumentException if one is of no scenario, or two are of the same */
    static SortedMap<ScenarioId, Known> standing(List<KnownScenario> all) {
        SortedMap<ScenarioId, Known> standing = new TreeMap<>();
        for (KnownScenario one : all) {
            if (standing.put(ScenarioId.of(one.scenario), one.known()) != null) {
                throw new IllegalArgumentException(one.scenario + " stands twice");
            }
        }
        return standing;
    }

    private Known known() {
        return new Known(title.orElse(""), outcome(), new Note(reason.orElse(""), link.orElse("")));
    }

    private Outcome outcome() {
        if (capability.isPresent()) {
            return new Outcome.Lacking(capability.get());
        }
        return step.isPresent()
                ? new Outcome.Failed(verdict, step.get(), expected.orElse(""), answered.orElse(""))
                : new Outcome.Passed(verdict);
    }
}
