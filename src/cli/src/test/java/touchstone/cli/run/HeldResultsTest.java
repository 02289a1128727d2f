package touchstone.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.cli.BaselineFixture;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;

class HeldResultsTest {

    private static final Claim CLAIM = BaselineFixture.claim(BaselineFixture.CLAUSE);

    private static final SubjectRun RUN =
            BaselineFixture.tried(BaselineFixture.NO_POINTS, BaselineFixture.NO_POINTS, CLAIM);

    @Test
    void thoseOfTheFirstSubjectsStayInMemory() throws IOException {
        try (HeldResults held = new HeldResults(RUN.results().get(0).run(), CLAIM)) {
            assertThat(held.keep(RUN.results())).isSameAs(RUN.results());
        }
    }

    @Test
    void thoseOfFurtherSubjectsAreNotInMemoryAndTheSame() throws IOException {
        try (HeldResults held = new HeldResults(RUN.results().get(0).run(), CLAIM)) {
            held.keep(Collections.nCopies(
                    HeldResults.MOST_IN_MEMORY, RUN.results().get(0)));

            List<Result> kept = held.keep(RUN.results());

            assertThat(kept).isEqualTo(RUN.results());
            assertThat(kept.get(0)).isNotSameAs(RUN.results().get(0)).isNotSameAs(kept.get(0));
        }
    }
}
