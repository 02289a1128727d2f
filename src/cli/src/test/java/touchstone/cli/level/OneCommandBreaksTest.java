package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** An engine that crashes at every use of one command shows what it does with the others; one that is broken is given up. */
class OneCommandBreaksTest {

    private static GtpSubject engine(EngineVariation breaking) {
        return Level.of("breaking", breaking).subject(() -> new VariantRules(Variant.BASE), GtpOptions.DEFAULT);
    }

    private static String crash() {
        throw new UncheckedIOException(new IOException("crashed"));
    }

    private static List<Result> notTried(Examination examination) {
        return examination.of(Verdict.ERROR).stream()
                .filter(result -> !result.wasTried())
                .toList();
    }

    @Test
    @Tag("slow") // an engine is started anew after each of some hundred crashes
    void crashesAtOneCommandCostNothingElse() {
        // As it is found out what there is, the command works: else nothing would ask for it again.
        AtomicBoolean probed = new AtomicBoolean();
        GtpSubject subject = engine((inner, errors) -> command ->
                EngineVariation.named(command, "fixed_handicap") && probed.get() ? crash() : inner.answer(command));
        probed.set(true);

        Examination examination = Examination.ofProtocol(subject, "base", "base.7", "gtp.handicap.fixed", "gtp.komi");

        assertThat(examination.of(Verdict.ERROR)).hasSizeGreaterThan(5);
        assertThat(notTried(examination)).isEmpty();
        assertThat(examination.of(Verdict.SATISFIED))
                .anyMatch(result -> result.clause().startsWith("gtp.komi"));
    }

    @Test
    void whoWorksNoMoreIsGivenUp() {
        AtomicBoolean broken = new AtomicBoolean();
        GtpSubject subject = engine((inner, errors) -> command -> {
            broken.compareAndSet(false, command.equals("fixed_handicap 9"));
            return broken.get() ? crash() : inner.answer(command);
        });

        Examination examination = Examination.ofProtocol(subject, "base", "base.7", "gtp.handicap.fixed", "gtp.komi");

        assertThat(notTried(examination)).anyMatch(result -> result.clause().startsWith("gtp.komi"));
    }
}
