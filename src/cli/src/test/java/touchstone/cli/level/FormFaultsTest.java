package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** An engine with one fault of the protocol is judged by its rules as one without, and no time limit is waited for twice. */
@Tag("slow") // certifies some thirty engines for the base rules
@Order(1) // waits for engines that do not answer
class FormFaultsTest {

    private static final GtpOptions HASTY = new GtpOptions(Duration.ofSeconds(5), Duration.ofSeconds(10));

    private static Map<String, Verdict> right;

    @BeforeAll
    static void certifyARightOne() {
        right = verdicts(Examination.of(Level.of("right").subject(BaseRules::new, HASTY), "base"));
    }

    private static Map<String, Verdict> verdicts(Examination examination) {
        Map<String, Verdict> verdicts = new TreeMap<>();
        for (Result result : examination.results()) {
            verdicts.put(result.clause() + " " + result.scenario(), result.verdict());
        }
        return verdicts;
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                fault("nothing is ended", FormFaults.unended(reply -> true), "empty line"),
                fault("failures are not ended", FormFaults.unended(FormFaults::isFailure), "failures by an empty line"),
                fault(
                        "answers without text are not ended",
                        FormFaults.unended(FormFaults::isEmpty),
                        "without text by an empty line"),
                fault(
                        "answers with text are not ended",
                        FormFaults.unended(reply -> !FormFaults.isFailure(reply) && !FormFaults.isEmpty(reply)),
                        "with text by an empty line"),
                fault("ended by a line of spaces", FormFaults.endedBy("\n  \n"), "empty line"),
                fault("no ids", FormFaults.numbered(reply -> true, id -> ""), "leaves out the command's id"),
                fault(
                        "no ids in failures",
                        FormFaults.numbered(FormFaults::isFailure, id -> ""),
                        "leaves out the command's id in failures"),
                fault("id 1 always", FormFaults.numbered(reply -> true, id -> "1"), "another id"),
                fault("id 0 always", FormFaults.numbered(reply -> true, id -> "0"), "another id"),
                fault("the next id", FormFaults.numbered(reply -> true, id -> plus(id, 1)), "another id"),
                fault("the id before", FormFaults.numbered(reply -> true, id -> plus(id, -1)), "another id"),
                fault(
                        "the id before in failures",
                        FormFaults.numbered(FormFaults::isFailure, id -> plus(id, -1)),
                        "failures another id"),
                fault("a space before the id", FormFaults.numbered(reply -> true, id -> " " + id), "space before"),
                fault("a byte order mark at the beginning", FormFaults.marked("1"::equals), "byte order mark"),
                fault("a byte order mark in each answer", FormFaults.marked(id -> true), "byte order mark"),
                fault("answers twice", FormFaults.times(reply -> true, 2), "more than one answer"),
                fault("answers three times", FormFaults.times(reply -> true, 3), "more than one answer"),
                fault("failures twice", FormFaults.times(FormFaults::isFailure, 2), "more than one answer"));
    }

    private static String plus(String id, int more) {
        return id.isEmpty() ? "" : String.valueOf(Integer.parseInt(id) + more);
    }

    private static Arguments fault(String name, BinaryOperator<String> wire, String note) {
        return Arguments.of(Level.of(name).printing(wire), note);
    }

    @ParameterizedTest
    @MethodSource("faults")
    void isJudgedAsIfItHadNone(Level level, String note) {
        GtpSubject subject = level.subject(BaseRules::new, HASTY);
        Examination examination = Examination.of(subject, "base");
        assertThat(examination.accusations()).isEmpty();
        assertThat(verdicts(examination)).isEqualTo(right);
        assertThat(subject.fullWaits()).isZero();
        assertThat(subject.notes())
                .doesNotHaveDuplicates()
                .anyMatch(text -> text.contains(note) && text.contains("(Go Text Protocol 2, section 2."));
    }

    @Test
    void whoIsRightIsToldNothing() {
        for (Level level : List.of(
                Level.of("right"),
                Level.of("misleading lines").printing(FormFaults::misleading),
                Level.of("slow", FormFaults.slow("undo", 200)).inAThread())) {
            GtpSubject subject = level.subject(BaseRules::new, HASTY);
            Examination examination = Examination.of(subject, "base");
            assertThat(examination.accusations()).isEmpty();
            assertThat(verdicts(examination)).as(level.name()).isEqualTo(right);
            assertThat(subject.fullWaits()).isZero();
            assertThat(subject.notes()).noneMatch(text -> text.contains("Go Text Protocol 2"));
        }
    }

    static Stream<Level> silences() {
        return Stream.of(
                SilencesTest.withoutRefusals(), SilencesTest.unanswered("komi"), SilencesTest.unanswered("boardsize"));
    }

    /** No answer is taken for a refusal where no refusal is answered; that a board is there shows by plays. */
    @ParameterizedTest
    @MethodSource("silences")
    void whoseSilenceCanBeUnderstoodIsJudgedAsIfHeSpoke(Level level) {
        GtpSubject subject = level.subject(BaseRules::new, HASTY);
        Examination examination = Examination.of(subject, "base");
        assertThat(examination.accusations()).isEmpty();
        assertThat(verdicts(examination)).isEqualTo(right);
        assertThat(subject.fullWaits()).isZero();
        assertThat(subject.notes()).singleElement().asString().contains("(Go Text Protocol 2, section 2.6)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"undo", "showboard", "list_stones", "is_legal", "final_score", "known_command", "version"})
    void whoNeverAnswersOneCommandIsJudgedByTheOthers(String command) {
        Level level = Level.of(
                        "never answers " + command,
                        (inner, errors) ->
                                asked -> EngineVariation.named(asked, command) ? "none" : inner.answer(asked))
                .printing(
                        (id, reply) -> reply.equals("none") ? "" : reply.charAt(0) + id + reply.substring(1) + "\n\n");
        GtpSubject subject = level.subject(BaseRules::new, HASTY);
        Examination examination = Examination.of(subject, "base");
        assertThat(subject.fullWaits()).isZero();
        assertJudgedWhereItAnswers(examination, "did not answer");
    }

    @ParameterizedTest
    @ValueSource(strings = {"undo", "showboard", "final_score", "list_commands"})
    void whoHangsAtOneCommandIsWaitedForTwice(String command) {
        AtomicInteger hung = new AtomicInteger();
        GtpSubject subject = Level.of("hangs at " + command, FormFaults.hanging(command, hung))
                .inAThread()
                .subject(BaseRules::new, new GtpOptions(Duration.ofSeconds(2), Duration.ofSeconds(4)));
        Examination examination = Examination.of(subject, "base");
        assertThat(subject.fullWaits()).isBetween(1, 2);
        assertThat(hung).hasValueLessThanOrEqualTo(2);
        assertJudgedWhereItAnswers(examination, command);
    }

    private static void assertJudgedWhereItAnswers(Examination examination, String trouble) {
        assertThat(examination.of(Verdict.VIOLATED)).isEmpty();
        assertThat(examination.of(Verdict.TOLERATED)).isEmpty();
        assertThat(examination.of(Verdict.SATISFIED)).isNotEmpty();
        assertThat(examination.of(Verdict.ERROR))
                .allSatisfy(result -> assertThat(result.message()).contains(trouble));
    }
}
