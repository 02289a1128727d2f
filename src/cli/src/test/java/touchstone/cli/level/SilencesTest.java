package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.cli.run.cause.ViolationCauses;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.result.ViolationCause;

/** An engine that never answers one kind of command is certified for the protocol to the end, and no time limit is waited for. */
@Tag("slow") // certifies engines for the protocol, some eight hundred scenarios each
@Order(1) // waits for engines that do not answer
class SilencesTest {

    private static final GtpOptions HASTY = new GtpOptions(Duration.ofSeconds(5), Duration.ofSeconds(10));

    /** It does what it is told, and says nothing. */
    static Level unanswered(String command) {
        return Level.of("never answers " + command, (inner, errors) -> asked -> {
                    String reply = inner.answer(asked);
                    return EngineVariation.named(asked, command) ? "none" : reply;
                })
                .printing(
                        (id, reply) -> reply.equals("none") ? "" : reply.charAt(0) + id + reply.substring(1) + "\n\n");
    }

    static Level withoutRefusals() {
        return Level.of("never answers refusals")
                .printing((id, reply) -> FormFaults.isFailure(reply) ? "" : "=" + id + reply.substring(1) + "\n\n");
    }

    static Stream<Arguments> engines() {
        return Stream.of(
                Arguments.of(unanswered("komi"), "gtp.6.3.2.komi"),
                Arguments.of(unanswered("boardsize"), "gtp.6.3.2.boardsize"),
                Arguments.of(withoutRefusals(), "gtp.2.6.one-answer"),
                Arguments.of(
                        Level.of("does not end failures").printing(FormFaults.unended(FormFaults::isFailure)),
                        "gtp.2.6"));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void isToldOnceAndTriedToTheEnd(Level level, String clause) {
        GtpSubject subject = level.subject(BaseRules::new, HASTY);
        Examination examination = Examination.of(subject, "gtp");
        assertThat(examination.of(Verdict.VIOLATED)).extracting(Result::clause).contains(clause);
        assertThat(examination.of(Verdict.ERROR)).isEmpty();
        assertThat(examination.of(Verdict.SATISFIED)).hasSizeGreaterThan(600);
        assertThat(subject.fullWaits()).isZero();
        assertThat(subject.notes()).hasSize(1);
    }

    /** It violates more than a hundred scenarios of forty clauses. */
    @Test
    void unansweredRefusalsAreOneCause() {
        Examination examination = Examination.of(withoutRefusals().subject(BaseRules::new, HASTY), "gtp");
        List<ViolationCause> causes = new ViolationCauses(
                        Examination.specification(), examination.plan().claim())
                .of(examination.results());
        assertThat(causes).hasSize(1);
        assertThat(causes.get(0).clause()).isEqualTo("gtp.2.6.one-answer");
        assertThat(causes.get(0).scenarios())
                .containsExactlyInAnyOrderElementsOf(examination.of(Verdict.VIOLATED).stream()
                        .map(Result::scenario)
                        .toList());
    }

    /** Of the commands that every engine has to have one clause says it, and what it would have shown is left out. */
    @Test
    void whoHasNoGenmoveViolatesOneClause() {
        Level level = Level.of("no genmove", Vocabularies.without("genmove", "reg_genmove", "kgs-genmove_cleanup"));
        Examination examination = Examination.of(level.subject(BaseRules::new, HASTY), "gtp");
        assertThat(examination.accusations()).singleElement().asString().startsWith("gtp.6.1/11 ");
    }
}
