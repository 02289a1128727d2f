package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;

/** However little an engine shows and however it says it: if it is right, nothing is held against it. */
@Tag("slow") // tries the whole specification at every level of what engines show
@Order(1) // takes long
class LevelsTest {

    @BeforeAll
    static void reportAnew() throws IOException {
        Files.deleteIfExists(Path.of("target", "levels-right.txt"));
    }

    static List<Level> levels() {
        return Levels.all();
    }

    @ParameterizedTest
    @MethodSource("levels")
    void aRightEngineIsNotAccused(Level level) throws IOException {
        for (SelfCapture selfCapture : List.of(SelfCapture.ALLOWED, SelfCapture.FORBIDDEN)) {
            String ruleset = selfCapture == SelfCapture.ALLOWED ? "base" : "base-7A";
            Examination examination = Examination.of(
                    level.subject(() -> new BaseRules(Repetition.POSITIONAL, selfCapture), GtpOptions.DEFAULT),
                    ruleset);
            assertThat(examination.accusations()).isEmpty();
            assertThat(examination.of(Verdict.SATISFIED)).isNotEmpty();
            report(level, ruleset, examination);
        }
    }

    private static void report(Level level, String what, Examination examination) throws IOException {
        Files.writeString(
                Path.of("target", "levels-right.txt"),
                level + " (" + what + "): " + examination.counts() + "\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    /** Engines by every ruleset, once with all that the served reference shows and once with little. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void aRightEngineIsNotAccusedUnderAnyRuleset(Ruleset ruleset) {
        for (Level level : List.of(Levels.EVERYTHING, Levels.GNU_GO)) {
            Examination examination = Examination.of(
                    level.subject(() -> new VariantRules(ruleset.variant()), GtpOptions.DEFAULT), ruleset.name());
            assertThat(examination.accusations())
                    .as(level + ", " + ruleset.name())
                    .isEmpty();
            assertThat(examination.of(Verdict.SATISFIED)).isNotEmpty();
        }
    }

    static List<Ruleset> rulesets() {
        return Examination.rulesets();
    }

    /** What is asked for beside moves: by positional and by situational superko, and by simple ko with territory. */
    @ParameterizedTest
    @ValueSource(strings = {"base", "aga", "stone-scoring", "japanese"})
    void aRightEngineDoesWhatItsControllerAsksFor(String ruleset) throws IOException {
        for (Level level : List.of(Levels.EVERYTHING, Levels.GNU_GO, Levels.SHOWBOARD)) {
            Examination examination = protocol(level, ruleset);
            assertThat(examination.accusations()).as(level + ", " + ruleset).isEmpty();
            assertThat(examination.of(Verdict.SATISFIED)).isNotEmpty();
            report(level, ruleset + ", protocol", examination);
        }
    }

    /** What an engine lacks is unsupported. */
    @ParameterizedTest
    @MethodSource("withoutOne")
    void whatAnEngineLacksIsNotHeldAgainstIt(Level level) throws IOException {
        Examination examination = protocol(level, "base");
        assertThat(examination.accusations()).isEmpty();
        assertThat(examination.of(Verdict.SATISFIED)).isNotEmpty();
        assertThat(examination.of(Verdict.UNSUPPORTED)).isNotEmpty();
        report(level, "base, protocol", examination);
    }

    static List<Level> withoutOne() {
        return Levels.withoutOne();
    }

    private static Examination protocol(Level level, String ruleset) {
        Ruleset claimed = rulesets().stream()
                .filter(one -> one.name().equals(ruleset))
                .findFirst()
                .orElseThrow();
        return Examination.ofProtocol(
                level.subject(() -> new VariantRules(claimed.variant()), GtpOptions.DEFAULT), ruleset);
    }
}
