package touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Scenario;

/** Features that a Cucumber other than our own runs come to the same verdicts. Slow, as it runs whole folders of them twice. */
@Tag("slow")
class FeaturesTest {

    private static final Path FEATURES = Path.of(System.getProperty("touchstone.home"), "features");
    /** How a scenario ended. @param said the first line of the message; empty if it passed */
    private record End(Status status, String said) {}

    @AfterEach
    void nothingIsNamed() {
        FeatureBackendTest.named("", "", "");
    }

    @ParameterizedTest
    @CsvSource({
        "reference, base, base, 0",
        "reference, japanese, japanese, 0",
        "reference, japanese, base, 0",
        "mutant.vertical-lines-only, base, base, 20",
        "test.engine, base, base, 0",
        "test.engine, 'base,gtp', gtp, 0",
        "test.tolerant, base, base, 20",
        "test.without-score, base, base, 0"
    })
    void theJUnitPlatformEngineComesToOurVerdicts(String subject, String ruleset, String folder, int violations) {
        FeatureBackendTest.named(subject, "", ruleset);

        Map<String, End> ends = ends(selectDirectory(FEATURES.resolve(folder).toFile()));

        assertThat(ends).isNotEmpty().containsExactlyInAnyOrderEntriesOf(certified(folder));
        assertThat(ends.values().stream().filter(end -> end.status() == Status.FAILED))
                .hasSizeGreaterThanOrEqualTo(violations);
    }

    private static Map<String, End> ends(DiscoverySelector selector) {
        Map<String, End> ends = new TreeMap<>();
        EngineTestKit.engine("cucumber").selectors(selector).execute().testEvents().finished().stream()
                .forEach(event -> ends.put(place(event), end(event)));
        return ends;
    }

    static String place(Event event) {
        FileSource source = (FileSource) event.getTestDescriptor().getSource().orElseThrow();
        return source.getFile().getName() + ":"
                + source.getPosition().map(position -> position.getLine()).orElseThrow();
    }

    private static End end(Event event) {
        TestExecutionResult result = event.getRequiredPayload(TestExecutionResult.class);
        return new End(
                result.getStatus(),
                result.getThrowable()
                        .map(thrown -> thrown.getMessage().lines().findFirst().orElse(""))
                        .orElse(""));
    }

    /** How our own runner says that the scenarios of a folder ended. */
    private static Map<String, End> certified(String folder) {
        FeatureSubject on = FeatureSubject.ofProperties();
        Plan plan = Plan.of(on.specification(), on.claim(), on.subject().capabilities());
        FailureText texts = new FailureText(FeaturesTest.class, on.specification());
        Map<String, End> ends = new TreeMap<>();
        new Certification(on.specification(), 1, new RunFacts("", "", 1))
                .certify(on.subject(), within(plan, folder), result -> {
                    Scenario scenario =
                            on.specification().scenario(result.scenario()).orElseThrow();
                    ends.put(place(scenario), end(result, texts));
                });
        plan.leftOut().stream()
                .filter(left -> isIn(folder, left.scenario()))
                .forEach(left -> ends.put(
                        place(left.scenario()),
                        new End(
                                Status.ABORTED,
                                "scenarios " + left.why() + " say nothing about "
                                        + on.claim().name())));
        return ends;
    }

    private static Plan within(Plan plan, String folder) {
        return new Plan(
                plan.claim(),
                plan.tries().stream().filter(one -> isIn(folder, one)).toList(),
                plan.lacking().stream()
                        .filter(one -> isIn(folder, one.scenario()))
                        .toList(),
                plan.leftOut());
    }

    private static boolean isIn(String folder, Scenario scenario) {
        return scenario.file().getParent().endsWith(folder);
    }

    private static String place(Scenario scenario) {
        return scenario.file().getFileName() + ":" + scenario.line();
    }

    private static End end(Result result, FailureText texts) {
        if (result.verdict() == Verdict.SATISFIED) {
            return new End(Status.SUCCESSFUL, "");
        }
        return result.verdict() == Verdict.UNSUPPORTED
                ? new End(Status.ABORTED, texts.line(result))
                : new End(Status.FAILED, result.scenario() + ": " + texts.line(result));
    }
}
