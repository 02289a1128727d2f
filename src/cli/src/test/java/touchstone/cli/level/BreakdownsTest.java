package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.result.Verdict;

/** A right engine that breaks down in the middle of a run: that says nothing of the rules, and nothing else is lost. */
@Tag("slow") // runs the specification against engines that break down
@Order(1) // waits for engines that do not answer
class BreakdownsTest {

    private static final GtpOptions HASTY = new GtpOptions(Duration.ofSeconds(1), Duration.ofSeconds(5));

    /** What an engine may do instead of answering. */
    enum Breakdown {
        CRASHES {
            @Override
            String instead(String reply) {
                throw new UncheckedIOException(new IOException("crashed"));
            }
        },
        HANGS {
            @Override
            String instead(String reply) {
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                return reply;
            }
        },
        ANSWERS_TWICE {
            @Override
            String instead(String reply) {
                return reply + "\n\n" + reply;
            }
        },
        STOPS_MAKING_SENSE {
            @Override
            String instead(String reply) {
                return "= \u0001\u00ff who knows";
            }
        };

        abstract String instead(String reply);
    }

    /** Breaks down once, at the nth command after the probe's; each engine started later is sound. */
    private static final class Fragile implements EngineVariation {

        private final Breakdown breakdown;
        private final int at;
        private final AtomicInteger commands = new AtomicInteger(Integer.MIN_VALUE);

        Fragile(Breakdown breakdown, int at) {
            this.breakdown = breakdown;
            this.at = at;
        }

        @Override
        public CommandHandler over(CommandHandler inner, PrintStream errors) {
            return command -> {
                String reply = inner.answer(command);
                return commands.incrementAndGet() == at ? breakdown.instead(reply) : reply;
            };
        }

        void probed() {
            commands.set(0);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "CRASHES, 1",
        "CRASHES, 100",
        "CRASHES, 1000",
        "CRASHES, 2500",
        "HANGS, 7",
        "HANGS, 700",
        "ANSWERS_TWICE, 3",
        "ANSWERS_TWICE, 333",
        "ANSWERS_TWICE, 2222",
        "STOPS_MAKING_SENSE, 12",
        "STOPS_MAKING_SENSE, 120",
        "STOPS_MAKING_SENSE, 1201"
    })
    void costsOneScenario(Breakdown breakdown, int at) {
        Fragile fragile = new Fragile(breakdown, at);
        Level level =
                Level.of("fragile", fragile, Levels.GNU_GO.layers().get(0)).inAThread();
        GtpSubject subject = level.subject(BaseRules::new, HASTY);
        fragile.probed();
        Examination examination = Examination.of(subject, "base");
        assertThat(examination.of(Verdict.VIOLATED)).isEmpty();
        assertThat(examination.of(Verdict.TOLERATED)).isEmpty();
        assertThat(examination.of(Verdict.ERROR)).hasSizeLessThanOrEqualTo(1);
        assertThat(examination.results()).hasSize(examination.plan().size());
    }

    @ParameterizedTest
    @CsvSource({"CRASHES, 1", "CRASHES, 60", "ANSWERS_TWICE, 20", "STOPS_MAKING_SENSE, 1", "STOPS_MAKING_SENSE, 40"})
    void inTheProbeIsToldOrLeavesTheEngineUntrusted(Breakdown breakdown, int at) {
        Fragile fragile = new Fragile(breakdown, at);
        fragile.probed();
        Level level =
                Level.of("fragile", fragile, Levels.GNU_GO.layers().get(0)).inAThread();
        GtpSubject subject;
        try {
            subject = level.subject(BaseRules::new, HASTY);
        } catch (SubjectErrorException e) {
            assertThat(e).hasMessageContaining("the engine ");
            return;
        }
        assertThat(Examination.of(subject, "base").accusations()).isEmpty();
    }
}
