package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.client.Reply;
import touchstone.process.ProgramCommand;
import touchstone.process.StartedProcess;
import touchstone.spi.SubjectErrorException;

/** Engines that go wrong as programs, each a line of shell. */
@Timeout(30)
@Tag("slow") // waits for engines that do not answer
@Execution(ExecutionMode.CONCURRENT)
class TransportFaultsTest {

    private static final GtpOptions PATIENT = new GtpOptions(Duration.ofSeconds(20), Duration.ofSeconds(20));
    private static final GtpOptions SHORT_OF_PATIENCE = new GtpOptions(Duration.ofMillis(150), Duration.ofSeconds(20));
    private static final GtpOptions HASTY = new GtpOptions(Duration.ofMillis(150), Duration.ofSeconds(1));

    /** Reads a line, answers it with its id, and again. */
    private static final String ANSWERING = "while read id command; do printf '=%s ok\\n\\n' $id; done";

    private static StartedProcess process(String script) {
        return StartedProcess.start(new ProgramCommand(script, List.of("sh", "-c", script)));
    }

    private static GtpConnection engine(String script, GtpOptions options) {
        return new GtpConnection(process(script), options);
    }

    private static SubjectErrorException fault(String script, GtpOptions options) {
        try (GtpConnection connection = engine(script, options)) {
            return catchThrowableOfType(
                    SubjectErrorException.class, () -> connection.ask(List.of("name", "version", "showboard")));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exit 3 | exit code 3",
                "exec 1>&-; exec sleep 60 | closed its output, at the command \"name\"",
                "read l; exit 4 | ended with exit code 4, at the command \"name\"",
                "echo Welcome to Go!; read l; exit 1 | it printed, which is no GTP, \"Welcome to Go!\"",
                "read l; printf '=1 x\\n\\n'; read l; printf '=2 half\\n' | in the middle of an answer",
                "read l; printf '=1 x\\n\\n=2 y\\n\\n'; kill -9 $$ | exit code 137, at the command \"showboard\"",
                "read l; printf '=2 y\\n\\n=3 z\\n\\n'; read l | did not answer, and answered what it was asked after it, at the command \"name\"",
                "read l; printf '=7 x\\n\\n=8 x\\n\\n=9 x\\n\\n'; read l | answered with a wrong id, 7 instead of 1",
                "read l; printf '= x\\n\\n= x\\n\\n= x\\n\\n'; read l | without the command's id 1",
                "exec yes | more than 1 MB that is no answer",
                "read l; printf '=1 '; exec yes | an answer of more than 1 MB",
                "printf '%02000000d' 1; read l | a line of more than 1 MB",
                "echo Usage: go FILE; echo or so >&2; exit 2 | \"Usage: go FILE\"",
            })
    void aFaultIsNamed(String script, String named) {
        SubjectErrorException broken = fault(script, PATIENT);
        assertThat(broken).isNotNull();
        assertThat(broken).hasMessageContaining(named).hasMessageStartingWith("the engine ");
        assertThat(broken.getMessage()).doesNotContain("\n").hasSizeLessThan(500);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exec sleep 60 | did not answer within 1 s, at the command \"name\"",
                "read l; printf '=1 x\\n\\n'; exec sleep 60 | did not answer within 150 ms, at the command \"version\"",
                "exec cat | it printed, which is no GTP, \"1 name / 2 version / 3 showboard\"",
                "printf 'Your move? '; exec sleep 60 | did not answer within 1 s",
            })
    void silenceIsBounded(String script, String named) {
        assertThat(fault(script, HASTY)).hasMessageContaining(named);
    }

    @ParameterizedTest
    @CsvSource({
        "printf '=1 a\\r\\n\\r\\n=2 b\\r\\n\\r\\n=3 c\\r\\n\\r\\n'",
        "printf '\\n\\n=1 a\\n\\n\\n\\n=2 b\\n\\n\\n=3 c\\n\\n'",
        "printf 'hello\\n=1\\ta\\n\\nthinking\\n=2 b\\n\\n=3 c\\n\\n'",
        "printf '=1 \\001a\\033\\n\\n=2 b\\n\\n=3 c\\n\\n'",
        "read l; printf '=1 a\\n\\n=1 a\\n\\n=2 b\\n\\n=3 c\\n\\n'",
        "read l; printf '=1 a\\n=2 b\\n\\n=3 c\\n\\n'",
        "read l; read l; read l; printf '=1 a\\n=2 b\\n=3 c\\n'; read l; printf '=4 2\\n'",
        "head -c 3000000 /dev/zero >&2; printf '=1 a\\n\\n=2 b\\n\\n=3 c\\n\\n'",
    })
    void whatCanBeBorneIsBorne(String script) {
        try (GtpConnection connection = engine(script + "; while read l; do :; done", PATIENT)) {
            assertThat(connection.ask(List.of("name", "version", "showboard")))
                    .extracting(Reply::text)
                    .containsExactly("a", "b", "c");
        }
    }

    @Test
    void afterAFaultNothingRunsAnyMore() {
        StartedProcess engine = process("read l; printf '=1 x\\n\\n'; exec sleep 60");
        try (GtpConnection connection = new GtpConnection(engine, SHORT_OF_PATIENCE)) {
            connection.ask("name");
            assertThatThrownBy(() -> connection.ask("name")).isInstanceOf(SubjectErrorException.class);
            assertThat(engine.exitCode(5000)).isPresent();
        }
    }

    @Test
    void aChildThatHoldsTheOutputDoesNotHideTheEnd() {
        try (GtpConnection connection = engine("sleep 60 & read l; printf '=1 x\\n\\n'; read l; exit 5", PATIENT)) {
            connection.ask("name");
            assertThatThrownBy(() -> connection.ask("name"))
                    .isInstanceOf(SubjectErrorException.class)
                    .hasMessageContaining("exit code 5");
        }
    }

    @Test
    void anEngineThatStopsReadingCannotBlockUs() {
        try (GtpConnection connection = engine("exec sleep 60", HASTY)) {
            assertThatThrownBy(() -> connection.ask(Collections.nCopies(100_000, "name")))
                    .isInstanceOf(SubjectErrorException.class)
                    .hasMessageContaining("did not answer");
        }
    }

    @Test
    void muchInBothDirectionsBlocksNobody() {
        String board = "x".repeat(2000);
        String script =
                "while read id command; do printf '=%s " + board + "\\n\\n' $id; printf '" + board + "' >&2; done";
        try (GtpConnection connection = engine(script, PATIENT)) {
            assertThat(connection.ask(Collections.nCopies(3000, "play B C3")))
                    .hasSize(3000)
                    .allMatch(reply -> reply.text().equals(board));
        }
    }

    @Test
    void waitingIsMeasuredOnce() {
        try (GtpConnection connection = engine(ANSWERING, PATIENT)) {
            connection.ask("name");
            assertThat(connection.waited()).isPositive();
            assertThat(connection.waited()).isZero();
        }
    }
}
