package touchstone.explore.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.builtin.RulesSubject;
import touchstone.explore.trace.GameTrace;
import touchstone.explore.trace.StepText;
import touchstone.explore.trace.SupportedBoards;
import touchstone.explore.trace.TraceGenerator;
import touchstone.reference.VariantRules;
import touchstone.spi.Identity;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.SpecificationReader;
import touchstone.trace.TraceStep;

/** Whatever a scenario of a game says, it says it so that it is satisfied on the reference. */
@Tag("slow") // plays many games as scenarios, each with a specification of its own
class TraceScenarioTest {

    private static final int TRACES = 12;

    static Stream<Ruleset> rulesets() {
        return SpecificationReader.read(Path.of(System.getProperty("touchstone.home"), "features")).rulesets().stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void holdsOnTheReference(Ruleset ruleset) {
        VariantRules rules = new VariantRules(ruleset.variant());
        RulesSubject reference = new RulesSubject(new Identity("reference", "", "", ""), rules);
        TraceGenerator generator = new TraceGenerator(
                rules, reference.capabilities(), SupportedBoards.of(reference).mix(), 7);
        List<String> accused = new ArrayList<>();
        int written = 0;
        for (int number = 0; number < TRACES; number++) {
            GameTrace trace =
                    generator.trace(number, (step, before, move, ruling) -> {}).trace();
            for (int at : ends(trace)) {
                Optional<List<String>> steps = TraceScenario.of(rules, trace.first(at + 1));
                if (steps.isPresent()) {
                    written++;
                    Verdict verdict = ScenarioCheck.of(feature(steps.get()), ruleset.variant(), Optional.empty())
                            .reference();
                    if (verdict == Verdict.VIOLATED || verdict == Verdict.ERROR) {
                        accused.add(verdict + ": " + String.join("\n", steps.get()) + "\nof "
                                + trace.steps().subList(0, at + 1).stream()
                                        .map(StepText::write)
                                        .collect(Collectors.joining(", ")));
                    }
                }
            }
        }
        assertThat(accused).isEmpty();
        assertThat(written).isGreaterThan(TRACES);
    }

    /** The last step of each kind: any may decide a finding. */
    private static Collection<Integer> ends(GameTrace trace) {
        Map<String, Integer> last = new LinkedHashMap<>();
        for (int at = 0; at < trace.steps().size(); at++) {
            TraceStep step = trace.steps().get(at);
            last.put(
                    step instanceof TraceStep.QueryStep query
                            ? query.query().getClass().getName()
                            : step instanceof TraceStep.RequestStep request
                                    ? request.request().getClass().getName()
                                    : step.getClass().getName(),
                    at);
        }
        return last.values();
    }

    private static String feature(List<String> steps) {
        return """
                Feature: Findings

                  @finding.x
                  Rule: A rule

                    Source: a game.

                    Scenario: [1] A game
                %s""".formatted(steps.stream().map(step -> "      " + step + "\n").collect(Collectors.joining()));
    }
}
