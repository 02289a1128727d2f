package touchstone.rpc.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.process.ProgramCommand;
import touchstone.process.StartedProcess;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.spi.Capability;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** Subjects that go wrong as programs, each a line of shell. */
@Timeout(30)
@Tag("slow") // waits for subjects that do not answer
class SubjectFaultsTest {

    private static final TimeLimits PATIENT = new TimeLimits(Duration.ofSeconds(20), Duration.ofSeconds(20));
    private static final TimeLimits HASTY = new TimeLimits(Duration.ofMillis(300), Duration.ofSeconds(1));

    /**
     * What the scripts use: {@code msg} sends a message, {@code ask} waits for the first request and {@code more} for another
     * one, {@code init} answers the first.
     */
    private static final String SHELL = """
            msg() { printf 'Content-Length: %s\\r\\n\\r\\n%s' ${#1} "$1"; }
            ok() { msg '{"jsonrpc":"2.0","id":"'$1'","result":'"$2"'}'; }
            err() { msg '{"jsonrpc":"2.0","id":"'$1'","error":{"code":'$2',"message":"boom"}}'; }
            ask() { read l; }
            more() { read l; read l; }
            init() { ask; ok 1 '{"protocol":1,"name":"'$$'","version":"","capabilities":["chains","records"]}'; }
            """;

    private static StartedProcess process(String script) {
        return StartedProcess.start(new ProgramCommand(script, List.of("sh", "-c", SHELL + script)));
    }

    private static StartedSubject start(String script, TimeLimits limits) {
        return new StartedSubject(() -> process(script), Optional.empty(), limits, new SilentRequests());
    }

    private static Session open(String script, TimeLimits limits) {
        return new RpcSession(start(script, limits));
    }

    private static SubjectErrorException fault(String script, TimeLimits limits) {
        return catchThrowableOfType(
                SubjectErrorException.class, () -> start(script, limits).close());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exit 3 | ended with exit code 3, at the request \"initialize\"",
                "exec 1>&-; exec sleep 60 | closed its output",
                "echo Welcome to Go!; ask; exit 1 | it printed, which is no header, \"Welcome to Go!\"",
                "ask; printf 'Content-Length: 50\\r\\n\\r\\n{' | ended in the middle of a message",
                "ask; printf 'Content-Length: 5\\n\\n{\"a\":' | sent what is no message of JSON-RPC",
                "ask; msg '{]'; sleep 60 | sent what is no message of JSON-RPC",
                "ask; msg '[]'; sleep 60 | sent what is no message of JSON-RPC",
                "ask; msg '{\"jsonrpc\":\"2.0\"}'; sleep 60 | sent what is no message of JSON-RPC",
                "ask; msg null; sleep 60 | sent null where a message was expected",
                "ask; ok 7 1; sleep 60 | answered what it was not asked, with the id \"7\"",
                "ask; ok 1 null; sleep 60 | sent a message that cannot be read: an object is expected",
                "ask; ok 1 '[]'; sleep 60 | an object is expected",
                "ask; ok 1 '{\"protocol\":1}'; sleep 60 | the field 'name' is missing",
                "ask; ok 1 '{\"protocol\":\"x\",\"name\":\"\",\"version\":\"\"}'; sleep 60 | cannot be read",
                "ask; ok 1 '{\"protocol\":2,\"name\":\"\",\"version\":\"\"}'; sleep 60 | speaks version 2 of the protocol",
                "ask; err 1 -32603; sleep 60 | answered with the error -32603, boom",
                "ask; err 1 -32601; sleep 60 | does not know this request, which every subject has to",
                "ask; ok 1 \"$(printf '[%.0s' $(seq 100000))\"; sleep 60 | cannot be read",
                "ask; printf 'Content-Length: 2000000000\\r\\n\\r\\n'; sleep 60 | announced a message of 2000000000 bytes",
                "ask; printf 'Content-Length: -5\\r\\n\\r\\n'; sleep 60 | sent what is no message of JSON-RPC",
                "ask; printf 'Content-Length: x\\r\\n\\r\\n'; sleep 60 | sent what is no message of JSON-RPC",
                "exec yes | sent more than 1048576 bytes that are no message",
                "printf '%02000000d' 1; sleep 60 | sent more than 1048576 bytes that are no message",
            })
    void aFaultIsNamed(String script, String named) {
        SubjectErrorException broken = fault(script, PATIENT);
        assertThat(broken).isNotNull();
        assertThat(broken).hasMessageContaining(named).hasMessageStartingWith("the subject ");
        assertThat(broken.getMessage()).doesNotContain("\n").hasSizeLessThan(600);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exec sleep 60 | did not answer within 1 s",
                "printf 'Your move? '; exec sleep 60 | did not answer within 1 s",
                "ask; printf 'Content-Length: 50\\r\\n\\r\\n{'; exec sleep 60 | did not answer within 1 s",
                "ask; while :; do head -c 100000 /dev/zero >&2; done | did not answer within 1 s",
                "while :; do msg '{\"jsonrpc\":\"2.0\",\"method\":\"log\",\"params\":{}}'; done | did not answer within 1 s",
            })
    void silenceIsBounded(String script, String named) {
        assertThat(fault(script, HASTY)).hasMessageContaining(named);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "init",
                "head -c 3000000 /dev/zero >&2; init",
                "echo hello; init",
                "ask; b='{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"protocol\":1,\"name\":\"\",\"version\":\"\"}}'; "
                        + "printf 'content-type: application/json; charset=utf-8\r\nCONTENT-LENGTH:%s\r\n\r\n%s' ${#b} \"$b\"",
                "msg '{\"jsonrpc\":\"2.0\",\"method\":\"log\",\"params\":{\"message\":\"thinking\"}}'; init",
                "msg '{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"what\"}'; init",
                "ask; msg '{\"result\":{\"version\":\"\",\"name\":\"\",\"protocol\":1,\"new\":[]},\"id\":1,\"jsonrpc\":\"2.0\"}'",
            })
    void whatCanBeBorneIsBorne(String script) {
        try (StartedSubject subject = start(script + "; exec sleep 60", PATIENT)) {
            assertThat(subject.known().protocol()).isEqualTo(1);
        }
    }

    /** A newer one may well have more. */
    @Test
    void whatIsClaimedAndNotKnownIsNoted() {
        String claims =
                "{\"protocol\":1,\"name\":\"Pl\\u00e1yer 2\",\"version\":\"\",\"capabilities\":[\"turn\",\"flight\"],"
                        + "\"abilities\":[\"witnesses\",\"magic\"]}";
        Subject subject = RpcSubject.start(
                () -> process("ask; ok 1 '" + claims + "'; exec sleep 60"), "odd", Optional.empty(), PATIENT);

        assertThat(subject.identity().id()).isEqualTo("player-2");
        assertThat(subject.capabilities()).containsExactly(Capability.TURN);
        assertThat(subject.notes())
                .containsExactly(
                        "it claims \"flight\", which is no capability known here",
                        "it claims \"magic\", which is no ability known here");
    }

    @Test
    void aRequestThatIsNotKnownIsACapabilityMissing() {
        try (Session session = open("init; more; err 2 -32601; more; err 3 1; sleep 60", PATIENT)) {
            assertThatThrownBy(() -> session.ask(Color.BLACK, Move.PASS))
                    .isInstanceOfSatisfying(UnsupportedException.class, missing -> assertThat(missing.capability())
                            .isEqualTo(Capability.ANSWERS_LEGALITY))
                    .hasMessage("the subject does not know the request ask");
            assertThatThrownBy(() -> session.begin(GameStart.of(Board.of(9, 9))))
                    .isInstanceOf(UnsupportedException.class)
                    .hasMessage("boom");
        }
    }

    @Test
    void aSecondAnswerToTheSameRequestIsAFault() {
        try (Session session = open("init; more; ok 2 '{}'; ok 2 '{}'; more; ok 3 '\"black\"'; sleep 60", PATIENT)) {
            session.begin(GameStart.of(Board.of(9, 9)));
            assertThatThrownBy(() -> session.make(Color.BLACK, Move.PASS))
                    .isInstanceOf(SubjectErrorException.class)
                    .hasMessageContaining("answered what it was not asked");
        }
    }

    @Test
    void aSubjectThatStopsReadingCannotBlockUs() {
        try (Session session = open("init; exec sleep 60", HASTY)) {
            String record = "(;" + "C[x]".repeat(1_000_000) + ")";
            assertThatThrownBy(() -> session.ability(touchstone.spi.Controlled.class)
                            .request(new ControllerRequest.Load(record, OptionalInt.empty())))
                    .isInstanceOf(SubjectErrorException.class)
                    .hasMessageContaining("did not answer");
        }
    }

    /** Not in every scenario anew, by none of its processes. */
    @Test
    void aRequestThatHangsIsWaitedForTwice() {
        Subject subject = RpcSubject.start(() -> process("init; exec sleep 60"), "silent", Optional.empty(), HASTY);
        for (String said :
                List.of("did not answer within 300 ms", "did not answer within 300 ms", "was not asked again")) {
            try (Session session = subject.open()) {
                assertThatThrownBy(() -> session.make(Color.BLACK, Move.PASS))
                        .isInstanceOf(SubjectErrorException.class)
                        .hasMessageContaining(said)
                        .hasMessageEndingWith("at the request \"make\"");
            }
        }
        assertThat(subject.notes())
                .containsExactly(
                        "the request \"make\" is not sent any more: the subject did not answer it within 300 ms, twice");
    }

    /** A machine that was busy for a moment is no subject that hangs. */
    @Test
    void anAnswerInBetweenCounts() {
        SilentRequests silent = new SilentRequests();
        silent.letPass("make", HASTY.answer());
        silent.answered("make");
        silent.letPass("make", HASTY.answer());

        assertThat(silent.why("make")).isEmpty();
        assertThat(silent.why("ask")).isEmpty();
    }

    @Test
    void afterAFaultNothingRunsAnyMore() {
        StartedProcess process = process("init; exec sleep 60");
        try (StartedSubject subject =
                new StartedSubject(() -> process, Optional.empty(), HASTY, new SilentRequests())) {
            assertThatThrownBy(() -> new RpcSession(subject).make(Color.BLACK, Move.PASS))
                    .isInstanceOf(SubjectErrorException.class);
            assertThat(process.exitCode(5000)).isPresent();
        }
    }
}
