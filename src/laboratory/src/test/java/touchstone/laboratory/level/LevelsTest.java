package touchstone.laboratory.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.gtp.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.suite.result.Verdict;

/** However little an engine shows and however it says it: if it is right, nothing is held against it. */
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
        for (SelfCapture selfCapture : SelfCapture.values()) {
            String ruleset = selfCapture == SelfCapture.ALLOWED ? "base" : "base-7A";
            Examination examination = Examination.of(
                    level.subject(() -> new BaseRules(Repetition.POSITIONAL, selfCapture), GtpOptions.DEFAULT),
                    ruleset);
            assertThat(examination.accusations()).isEmpty();
            assertThat(examination.of(Verdict.SATISFIED)).isNotEmpty();
            Files.writeString(
                    Path.of("target", "levels-right.txt"),
                    level + " (" + ruleset + "): " + examination.counts() + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        }
    }
}
