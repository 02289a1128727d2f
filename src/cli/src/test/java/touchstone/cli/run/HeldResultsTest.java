package touchstone.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.cli.BaselineFixture;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;

class HeldResultsTest {

    private static final List<Result> FIRST = BaselineFixture.tried(
                    "mutant.snapback-is-ko", "first", BaselineFixture.claim("base.8"))
            .results();
    private static final List<Result> SECOND = BaselineFixture.tried(
                    "mutant.snapback-is-ko", "second", BaselineFixture.claim("base.9"))
            .results();

    @TempDir
    private Path folder;

    /** Whose results were read again. */
    private final List<String> read = new ArrayList<>();

    private List<Result> keep(HeldResults held, RunFolder run, List<Result> results) {
        results.forEach(run::add);
        return held.keep(results, () -> {
            read.add(results.get(0).subject().id());
            return new ArrayList<>(results);
        });
    }

    @Test
    void thoseOfASmallRunAreNeverReadAgain() throws IOException {
        try (RunFolder run = RunFolder.open(folder)) {
            HeldResults held = new HeldResults(run, Long.MAX_VALUE);
            List<Result> first = keep(held, run, FIRST);
            List<Result> second = keep(held, run, SECOND);
            assertThat(first).isEqualTo(FIRST);
            assertThat(second).isEqualTo(SECOND);
            assertThat(read).isEmpty();
        }
    }

    @Test
    void ofALargeRunThoseOfTheSubjectLastAskedForAreInMemory() throws IOException {
        try (RunFolder run = RunFolder.open(folder)) {
            HeldResults held = new HeldResults(run, 0);
            List<Result> first = keep(held, run, FIRST);
            List<Result> second = keep(held, run, SECOND);
            assertThat(first).hasSameSizeAs(FIRST);
            assertThat(read).isEmpty();
            assertThat(first).isEqualTo(FIRST);
            assertThat(first.stream()).containsExactlyElementsOf(FIRST);
            assertThat(read).containsExactly("first");
            assertThat(second).isEqualTo(SECOND);
            assertThat(first).isEqualTo(FIRST);
            assertThat(read).containsExactly("first", "second", "first");
        }
    }

    @Test
    void whenARunBecomesLargeAllOfItIsSetAside() throws IOException {
        try (RunFolder run = RunFolder.open(folder)) {
            FIRST.forEach(run::add);
            HeldResults held = new HeldResults(run, 3 * run.length() / 2);
            List<Result> first = keep(held, run, List.of(FIRST.get(0)));
            assertThat(first).hasSize(1).first().isEqualTo(FIRST.get(0));
            assertThat(read).isEmpty();
            keep(held, run, FIRST);
            assertThat(first).first().isEqualTo(FIRST.get(0));
            assertThat(read).containsExactly("first");
        }
    }
}
