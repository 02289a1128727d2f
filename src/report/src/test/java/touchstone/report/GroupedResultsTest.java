package touchstone.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchstone.spi.Identity;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

class GroupedResultsTest {

    private static final Identity FIRST = new Identity("first", "First", "1", "go");
    private static final Identity SECOND = new Identity("second", "Second", "1", "go");
    private static final Map<String, Integer> SCENARIOS = Map.of("base.8/1", 0, "base.8/2", 1, "base.8/3", 2);

    private static Result result(Identity subject, String scenario) {
        return result(subject, scenario, Verdict.SATISFIED);
    }

    private static Result result(Identity subject, String scenario, Verdict verdict) {
        return Examples.result(subject, scenario, verdict);
    }

    @Test
    void oneSubjectComesAfterTheOtherAndEachInTheOrderOfTheScenarios() {
        List<Result> mixed = List.of(
                result(SECOND, "base.8/3"),
                result(FIRST, "base.8/3"),
                result(FIRST, "base.8/1"),
                result(SECOND, "base.8/2"),
                result(FIRST, "base.8/2"));

        GroupedResults grouped = GroupedResults.of(mixed, List.of("first", "second"), SCENARIOS);

        assertThat(grouped).containsExactly(mixed.get(2), mixed.get(4), mixed.get(1), mixed.get(3), mixed.get(0));
        assertThat(grouped.subjects()).containsExactly(FIRST, SECOND);
        assertThat(grouped.of("second")).containsExactly(mixed.get(3), mixed.get(0));
    }

    @Test
    void subjectsAndScenariosThatAreNotKnownComeLastAsTheyWereWritten() {
        List<Result> mixed = List.of(
                result(SECOND, "base.8/1"),
                result(FIRST, "base.8/2"),
                result(FIRST, "base.8/1"),
                result(FIRST, "base.8/3"),
                result(SECOND, "base.8/1", Verdict.VIOLATED));

        GroupedResults grouped = GroupedResults.of(mixed, List.of("absent", "first"), Map.of("base.8/3", 0));

        assertThat(grouped).containsExactly(mixed.get(3), mixed.get(1), mixed.get(2), mixed.get(0), mixed.get(4));
        assertThat(grouped.subjects()).containsExactly(FIRST, SECOND);
        assertThat(grouped.of("absent")).isEmpty();
    }
}
