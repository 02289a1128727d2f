package touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import touchstone.spi.Capability;
import touchstone.spi.Subject;

/** What is known to fail, as a file. */
class BaselineTest {

    /** Annotations name files; this one is made anew by each test. */
    private static final String FILE = "target/baseline-test/baseline.yaml";

    private static Supplier<Subject> today = Subjects::good;

    @CertifyAgainst(ruleset = "base", clauses = "base.8", baseline = FILE)
    static class Kept {
        @CertifiedSubject
        static Subject subject() {
            return today.get();
        }
    }

    @TempDir
    Path results;

    @BeforeEach
    void forget() throws IOException {
        Files.deleteIfExists(Path.of(FILE));
    }

    private EngineExecutionResults run(Supplier<Subject> subject, String... parameters) {
        today = subject;
        return new Runs(results).of(Kept.class, parameters);
    }

    private void record(Supplier<Subject> subject) {
        EngineExecutionResults run = run(subject, TestConfiguration.UPDATE_BASELINE, "true");
        assertThat(Runs.failureOfClass(run)).isEmpty();
        assertThat(run.testEvents().failed().count()).isZero();
    }

    private static void edit(String before, String after) throws IOException {
        String text = Files.readString(Path.of(FILE));
        assertThat(text).contains(before);
        Files.writeString(Path.of(FILE), text.replaceFirst(java.util.regex.Pattern.quote(before), after));
    }

    @Test
    void knownFailuresAreSkippedAndSayWhy() throws IOException {
        record(Subjects::withoutSuperko);
        edit("reason: \"\"", "reason: no history is kept");
        EngineExecutionResults run = run(Subjects::withoutSuperko);
        assertThat(run.testEvents().failed().count()).isZero();
        assertThat(Runs.failureOfClass(run)).isEmpty();
        assertThat(Runs.reason(run, "base.8/1"))
                .startsWith("known failure (no history is kept): expected Black may not play A1");
        assertThat(Runs.reason(run, "base.8/2")).startsWith("known failure: expected ");
    }

    @Test
    void aNewFailureFails() {
        record(Subjects::good);
        assertThat(Runs.failure(run(Subjects::withoutSuperko), "base.8/1"))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("base.8/1: " + Path.of(FILE) + " says: satisfied\n")
                .hasMessageContaining("now       violated: expected Black may not play A1");
    }

    @Test
    void aFailureThatIsMendedAndStillListedFails() {
        record(Subjects::withoutSuperko);
        EngineExecutionResults run = run(Subjects::good);
        assertThat(Runs.failure(run, "base.8/1"))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith(
                        "base.8/1: it passes, but " + Path.of(FILE)
                                + " says: violated; take the entry out, or run the tests with -Dtouchstone.update-baseline=true");
        record(Subjects::good);
        assertThat(run(Subjects::good).testEvents().failed().count()).isZero();
    }

    @Test
    void aFailureInAnotherWayFails() throws IOException {
        record(Subjects::withoutSuperko);
        edit("answered: the subject takes it", "answered: the subject refused it");
        assertThat(Runs.failure(run(Subjects::withoutSuperko), "base.8/1"))
                .hasMessageContaining("has it fail in another way: violated, answered the subject refused it");
    }

    @Test
    void whatCannotBeToldAnyMoreFails() {
        record(Subjects::good);
        assertThat(Runs.failure(
                        run(() -> Subjects.without(Capability.PRISONERS, Capability.READS_BOARD)), "base.8.ko/1"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("says: satisfied")
                .hasMessageContaining("now       unsupported: needs ");
    }

    @Test
    void aKnownBreakdownThatHasMovedIsAnError() {
        record(Subjects::good);
        assertThat(Runs.failure(run(Subjects::crashing), "base.8/1")).isInstanceOf(SubjectFailedException.class);
    }

    @Test
    void withoutTheFileTheClassFailsAndSaysHowToWriteIt() {
        assertThat(Runs.failureOfClass(run(Subjects::good)))
                .get()
                .asString()
                .contains("@CertifyAgainst(baseline = \"" + FILE + "\"): no such file in ")
                .contains("to write it, run the tests with -Dtouchstone.update-baseline=true");
    }

    @Test
    void aPartOfARunIsNotWritten() {
        today = Subjects::good;
        UniqueId clause = UniqueId.forEngine(TouchstoneEngine.ID)
                .append(ClassTests.SEGMENT, Kept.class.getName())
                .append(ClauseTests.SEGMENT, "base.8.ko");
        assertThat(Runs.failureOfClass(
                        new Runs(results).of(selectUniqueId(clause), TestConfiguration.UPDATE_BASELINE, "true")))
                .get()
                .asString()
                .contains(" is not written: ")
                .contains("run the whole class");
        assertThat(Path.of(FILE)).doesNotExist();
    }

    @Test
    void aBaselineOfSomethingElseIsRefused() throws IOException {
        record(Subjects::good);
        edit("ruleset: base", "ruleset: aga");
        assertThat(Runs.failureOfClass(run(Subjects::good)))
                .get()
                .asString()
                .contains(FILE)
                .contains("a baseline of aga, but this run is of base");
        edit("ruleset: aga", "ruleset: base");
        edit("altered:", "other:");
        assertThat(Runs.failureOfClass(run(Subjects::good)))
                .get()
                .asString()
                .contains("no subject 'altered' in it, but 'other'");
        Files.writeString(Path.of(FILE), "nonsense");
        assertThat(Runs.failureOfClass(run(Subjects::good))).get().asString().contains(FILE + ":1: ");
    }
}
