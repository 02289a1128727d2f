package touchstone.laboratory.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.gtp.GtpOptions;
import touchstone.gtp.GtpSubject;
import touchstone.reference.BaseRules;
import touchstone.reference.Repetition;
import touchstone.reference.SelfCapture;
import touchstone.suite.result.Verdict;

/** However little an engine shows and however it says it: if it is right, nothing is held against it. */
class LevelsTest {

    static List<Level> levels() {
        return Levels.all();
    }

    @ParameterizedTest
    @MethodSource("levels")
    void aRightEngineIsNotAccused(Level level) {
        long start = System.nanoTime();
        GtpSubject subject = level.subject(BaseRules::new, GtpOptions.DEFAULT);
        Examination examination = Examination.of(subject, "base");
        GtpSubject strict =
                level.subject(() -> new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN), GtpOptions.DEFAULT);
        Examination other = Examination.of(strict, "base-7A");
        System.out.println(
                level + " " + examination.counts() + other.counts() + " " + (System.nanoTime() - start) / 1000000
                        + "ms " + subject.channels().keySet() + subject.notes());
        assertThat(examination.accusations()).isEmpty();
        assertThat(other.accusations()).isEmpty();
        assertThat(examination.of(Verdict.SATISFIED)).isNotEmpty();
    }
}
