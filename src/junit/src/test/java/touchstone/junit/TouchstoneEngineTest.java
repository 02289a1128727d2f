package touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.EventType;
import org.opentest4j.AssertionFailedError;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;

/** What becomes of scenarios as tests. */
class TouchstoneEngineTest {

    @TempDir
    Path results;

    private EngineExecutionResults run(Class<?> test, String... parameters) {
        return new Runs(results).of(test, parameters);
    }

    @Test
    void eachScenarioIsATestBelowItsClause() {
        EngineExecutionResults run = run(Claimed.Conforming.class);
        assertThat(Runs.failureOfClass(run)).isEmpty();
        assertThat(run.testEvents().failed().count()).isZero();
        assertThat(Runs.ids(run.testEvents().succeeded())).contains("base.8/1", "base.8.ko/2", "base.9.score/1");
        Event first = run.testEvents().succeeded().stream().findFirst().orElseThrow();
        TestDescriptor scenario = first.getTestDescriptor();
        TestDescriptor clause = scenario.getParent().orElseThrow();
        assertThat(scenario.getDisplayName())
                .isEqualTo("base.8/1 A position may not come back, even with the other player to move");
        assertThat(clause.getDisplayName())
                .isEqualTo("base.8 A play that recreates a position that has already occurred in the game is illegal");
        assertThat(clause.getParent().orElseThrow().getDisplayName()).isEqualTo("Claimed.Conforming");
        assertThat(scenario.getSource().orElseThrow().toString())
                .contains("touchstone/junit/features/base/base-08-1-repetition.feature")
                .contains("line = 24");
        assertThat(scenario.getTags()).extracting(Object::toString).containsExactlyInAnyOrder("base", "base.8");
    }

    @Test
    void whatBeginsEndsAndAClauseBeginsBeforeAndEndsAfterItsScenarios() {
        List<Event> events = run(Claimed.Violating.class, TestConfiguration.WORKERS, "4")
                .allEvents()
                .list();
        for (Event event : events) {
            event.getTestDescriptor().getParent().ifPresent(parent -> {
                assertThat(at(events, parent, EventType.STARTED)).isLessThan(events.indexOf(event));
                assertThat(at(events, parent, EventType.FINISHED))
                        .as("the end of " + parent)
                        .matches(end ->
                                event.getType() == EventType.REPORTING_ENTRY_PUBLISHED || end > events.indexOf(event));
            });
        }
    }

    private static int at(List<Event> events, TestDescriptor descriptor, EventType type) {
        return events.indexOf(events.stream()
                .filter(event ->
                        event.getType() == type && event.getTestDescriptor().equals(descriptor))
                .findFirst()
                .orElseThrow());
    }

    @Test
    void theWholeOfARulesetIsTriedAndWhatNothingCanTestIsSkipped() {
        EngineExecutionResults run = run(Claimed.Whole.class);
        assertThat(Runs.failureOfClass(run)).isEmpty();
        assertThat(run.testEvents().failed().count()).isZero();
        assertThat(run.testEvents().succeeded().count()).isGreaterThan(300);
        assertThat(run.testEvents().skipped().map(event -> event.getPayload(String.class)
                        .orElseThrow()))
                .isNotEmpty()
                .allMatch(reason -> reason.startsWith("untestable: "));
    }

    @Test
    void aViolationFailsWithAllThereIsToSayOfIt() {
        EngineExecutionResults run = run(Claimed.Violating.class);
        assertThat(Runs.failure(run, "base.8/1")).isInstanceOfSatisfying(AssertionFailedError.class, failure -> {
            assertThat(failure.getMessage().lines().findFirst())
                    .contains("base.8/1: expected Black may not play A1, because it recreates an earlier position,"
                            + " but the subject takes it");
            assertThat(failure)
                    .hasMessageContaining("clause    base.8: A play that recreates a position")
                    .hasMessageContaining("A position is the state of every point and nothing else")
                    .hasMessageContaining("source    Wikipedia, Rules of Go (French), reference statement, rule 8")
                    .hasMessageContaining("features/base/base-08-1-repetition.feature:24")
                    .hasMessageContaining("step      Black may not play A1")
                    .hasMessageContaining("expected  Black may not play A1")
                    .hasMessageContaining("answered  the subject takes it")
                    .hasMessageContaining("\n    . . O\n")
                    .hasMessageContaining("White C1 -> accepted");
            assertThat(failure.getExpected().getStringRepresentation()).startsWith("Black may not play A1");
            assertThat(failure.getActual().getStringRepresentation()).isEqualTo("the subject takes it");
            assertThat(failure.getStackTrace()).singleElement().satisfies(frame -> {
                assertThat(frame.getClassName()).isEqualTo(Claimed.Violating.class.getName());
                assertThat(frame.getLineNumber()).isEqualTo(24);
            });
        });
        // A pass is never forbidden: the subject is right there.
        assertThat(Runs.ids(run.testEvents().succeeded())).contains("base.8.pass/1");
        assertThat(Runs.failureOfClass(run)).isEmpty();
    }

    @Test
    void aProtocolIsClaimedLikeARuleset() {
        EngineExecutionResults run = run(Claimed.Speaking.class);
        assertThat(Runs.failureOfClass(run)).isEmpty();
        assertThat(run.testEvents().failed().count()).isZero();
        assertThat(Runs.ids(run.testEvents().succeeded())).contains("gtp.2.6/1", "gtp.6.1/11");
    }

    @Test
    void aLineThatIsAnsweredWronglyFailsWithWhatWasAnswered() {
        EngineExecutionResults run = run(Claimed.SpeakingWithoutMoves.class);
        assertThat(Runs.ids(run.testEvents().failed())).containsExactly("gtp.6.1/11");
        assertThat(Runs.failure(run, "gtp.6.1/11"))
                .hasMessageContaining("expected  = and a vertex or resign")
                .hasMessageContaining("answered  ? unknown command")
                .hasMessageContaining("genmove black");
        assertThat(Runs.reason(run, "gtp.6.1.listed/3")).contains("genmove");
    }

    @Test
    void whatIsToleratedFailsForAnArbiterAndPassesForAPlayer() {
        assertThat(Runs.failure(run(Claimed.TolerantArbiter.class), "base.8/1"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("taken on input, but its list of legal moves has it not");
        EngineExecutionResults player = run(Claimed.TolerantPlayer.class);
        assertThat(player.testEvents().failed().count()).isZero();
        assertThat(Runs.ids(player.testEvents().succeeded())).contains("base.8/1");
    }

    @Test
    void whatIsUnsupportedIsSkippedWithTheNameOfTheCapability() {
        EngineExecutionResults run = run(Claimed.Lacking.class);
        assertThat(run.testEvents().failed().count()).isZero();
        assertThat(Runs.reason(run, "base.7.step-2/1")).startsWith("needs ").contains("reads-board: the subject");
        assertThat(Runs.failureOfClass(run)).isEmpty();
    }

    @Test
    void whereNothingCanBeToldTheClassFails() {
        assertThat(Runs.failureOfClass(run(Claimed.Idle.class)))
                .get()
                .asString()
                .contains("nothing could be tried: the subject altered lacks ");
    }

    @Test
    void aSubjectThatBreaksDownEndsItsTestWithAnErrorAndItsOwnStackTrace() {
        EngineExecutionResults run = run(Claimed.Crashing.class);
        assertThat(Runs.failure(run, "base.8/1"))
                .isInstanceOf(SubjectFailedException.class)
                .isNotInstanceOf(AssertionError.class)
                .hasMessageContaining("Index 361 out of bounds for length 361")
                .hasCauseInstanceOf(ArrayIndexOutOfBoundsException.class)
                .satisfies(broke -> assertThat(broke.getCause().getStackTrace())
                        .anyMatch(frame -> frame.getClassName().startsWith(Subjects.class.getName())));
        // It is given up, and that is not hidden.
        assertThat(run.testEvents().failed().count()).isEqualTo(5);
        assertThat(Runs.failureOfClass(run)).get().asString().containsPattern("\\d+ scenarios were not tried");
    }

    @Test
    void hostileTextIsShownAsHarmlessTextOfBoundedLength() {
        EngineExecutionResults run = run(Claimed.Hostile.class);
        assertThat(Runs.failure(run, "base.8.ko/1").getMessage())
                .contains("<script>")
                .doesNotContain("\u001B", "\u202E", "\u0000")
                .hasSizeLessThan(30_000);
    }

    @Test
    void aClauseOrAScenarioCanBeRunAlone() {
        assertThat(Runs.ids(run(Claimed.Conforming.class, TestConfiguration.CLAUSES, "base.8.pass, base.8/3")
                        .testEvents()
                        .started()))
                .containsExactly(
                        "base.8/3",
                        "base.8.pass/1",
                        "base.8.pass/2",
                        "base.8.pass/3",
                        "base.8.pass/4",
                        "base.8.pass/5");
        UniqueId scenario = UniqueId.forEngine(TouchstoneEngine.ID)
                .append(ClassTests.SEGMENT, Claimed.Conforming.class.getName())
                .append(ClauseTests.SEGMENT, "base.8.ko")
                .append(ScenarioTest.SEGMENT, "base.8.ko/2");
        assertThat(Runs.ids(new Runs(results)
                        .of(selectUniqueId(scenario))
                        .testEvents()
                        .started()))
                .containsExactly("base.8.ko/2");
        assertThat(Runs.ids(new Runs(results)
                        .of(selectUniqueId(scenario.removeLastSegment()))
                        .testEvents()
                        .started()))
                .allMatch(id -> id.startsWith("base.8.ko/"))
                .hasSizeGreaterThan(2);
    }

    @Test
    void rulesAreTakenAsKataGoNamesThem() {
        EngineExecutionResults run = run(Claimed.AsKataGoHasIt.class);
        assertThat(Runs.ids(run.testEvents().started())).isNotEmpty().allMatch(id -> id.startsWith("repetition."));
    }

    @Test
    void anAbstractClassHandsItsClaimOn() {
        assertThat(run(Claimed.Common.class).allEvents().started().count()).isEqualTo(1);
        assertThat(Runs.ids(run(Claimed.Inheriting.class).testEvents().succeeded()))
                .contains("base.8.pass/1");
    }

    @Test
    void classesAreFoundInTheirPackage() {
        EngineExecutionResults run = new Runs(results)
                .of(selectPackage(Claimed.class.getPackageName()), TestConfiguration.CLAUSES, "base.8.pass/1");
        assertThat(run.containerEvents().started().map(event -> event.getTestDescriptor()
                        .getDisplayName()))
                .contains("Claimed.Conforming", "Claimed.Violating", "Claimed.Inheriting")
                .doesNotContain("Claimed.Common");
    }

    @Test
    void aSubjectThatCanBeClosedIsClosed() {
        int before = Claimed.Closing.closed;
        run(Claimed.Closing.class);
        assertThat(Claimed.Closing.closed).isEqualTo(before + 1);
    }

    @Test
    void theResultsAreThoseOfAnyOtherRun() throws IOException {
        run(Claimed.Violating.class);
        Path folder = results.resolve(Claimed.Violating.class.getName());
        List<Result> written = RunFolder.results(folder);
        assertThat(written)
                .filteredOn(result -> result.scenario().equals("base.8/1"))
                .singleElement()
                .satisfies(result -> {
                    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
                    assertThat(result.run().commandLine()).isEqualTo("JUnit: " + Claimed.Violating.class.getName());
                    assertThat(result.millis()).isPositive();
                });
        RunRecord record = RunFolder.record(folder);
        assertThat(record.complete()).isTrue();
        assertThat(record.claim().ruleset()).isEqualTo("base");
        assertThat(record.claim().only()).containsExactly("base.8");
        assertThat(record.subjects()).singleElement().satisfies(attempt -> {
            assertThat(attempt.planned()).isEqualTo(written.size());
            assertThat(attempt.capabilities()).containsKey("reads-board");
        });
    }

    @Test
    void aRunOfAPartSaysThatItIsNotComplete() throws IOException {
        run(Claimed.Violating.class, TestConfiguration.CLAUSES, "base.8.pass");
        assertThat(RunFolder.record(results.resolve(Claimed.Violating.class.getName()))
                        .complete())
                .isFalse();
    }

    @Test
    void manyWorkersFindTheSame() throws IOException {
        run(Claimed.Violating.class);
        List<Verdict> alone = verdicts();
        run(Claimed.Violating.class, TestConfiguration.WORKERS, "4");
        assertThat(verdicts()).isEqualTo(alone);
    }

    private List<Verdict> verdicts() throws IOException {
        return RunFolder.results(results.resolve(Claimed.Violating.class.getName())).stream()
                .sorted(java.util.Comparator.comparing(Result::scenario))
                .map(Result::verdict)
                .toList();
    }

    @Test
    void resultsGoWhereTheBuildKeepsItsOutput() throws IOException {
        assertThat(TestConfiguration.outputFolder(results)).isEqualTo("target");
        Files.createFile(results.resolve("build.gradle.kts"));
        assertThat(TestConfiguration.outputFolder(results)).isEqualTo("build");
        Files.createFile(results.resolve("pom.xml"));
        assertThat(TestConfiguration.outputFolder(results)).isEqualTo("target");
    }
}
