package touchstone.suite.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

class ClauseResultTest {

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource({
        "satisfied satisfied satisfied, satisfied",
        "satisfied satisfied unsupported, satisfied",
        "satisfied unsupported unsupported, partly shown (1 of 2)",
        "unsupported satisfied unsupported, partly shown (1 of 2)",
        "unsupported unsupported unsupported, not shown",
        "satisfied tolerated satisfied, tolerated",
        "satisfied tolerated error, error",
        "error violated satisfied, violated",
    })
    void aClauseIsSatisfiedIfItsKnownFaultsAreExcluded(String scenarios, String words) {
        assertThat(clause("x.1", results(scenarios)).words()).isEqualTo(words);
    }

    @Test
    void aFaultIsExcludedByWhicheverScenarioCatchesIt() {
        Map<String, Verdict> verdicts = new LinkedHashMap<>();
        verdicts.put("x.1/1", Verdict.UNSUPPORTED);
        verdicts.put("x.1/2", Verdict.SATISFIED);
        verdicts.put("x.1/3", Verdict.UNSUPPORTED);
        verdicts.put("x.2/1", Verdict.SATISFIED);
        assertThat(clause("x.1", MadeUpClaim.results(verdicts)).verdict()).isEqualTo(ClauseVerdict.SATISFIED);
    }

    @Test
    void aClauseWithoutFaultsOfItsOwnIsShownByThoseItsScenariosCatch() {
        ClauseResult restating = clause("x.2", MadeUpClaim.results(Map.of("x.2/1", Verdict.SATISFIED)));
        assertThat(restating.verdict()).isEqualTo(ClauseVerdict.SATISFIED);
        assertThat(restating.shownBy()).containsExactly("x.1");
        assertThat(restating.evidence()).isEqualTo("1 of 1 known fault excluded, which break x.1");
    }

    @Test
    void withoutKnownFaultsItIsTheScenariosThatCount() {
        Map<String, Verdict> verdicts = new LinkedHashMap<>();
        verdicts.put("x.3/1", Verdict.SATISFIED);
        verdicts.put("x.3/2", Verdict.UNSUPPORTED);
        assertThat(clause("x.3", MadeUpClaim.results(verdicts)).words()).isEqualTo("partly shown (1 of 2)");
    }

    @Test
    void whatWasNotTriedIsNotTested() {
        assertThat(clause("x.1", List.of()).verdict()).isEqualTo(ClauseVerdict.NOT_TESTED);
    }

    private static List<Result> results(String words) {
        Map<String, Verdict> verdicts = new LinkedHashMap<>();
        String[] each = words.split(" ");
        for (int i = 0; i < each.length; i++) {
            verdicts.put("x.1/" + (i + 1), Verdict.valueOf(each[i].toUpperCase()));
        }
        return MadeUpClaim.results(verdicts);
    }

    private static ClauseResult clause(String id, List<Result> results) {
        return ClaimResult.of(MadeUpClaim.SPECIFICATION, MadeUpClaim.CLAIM, Extent.WHOLE, List.of(), results)
                .clauses()
                .stream()
                .filter(result -> result.clause().id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
