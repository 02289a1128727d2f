package touchstone.suite.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

class ClaimResultTest {

    private static final Map<String, Verdict> ALL = verdicts(Verdict.SATISFIED);

    @Test
    void conformingIsSaidOfAWholeClaimWhollyShown() {
        ClaimResult found = of(ALL);
        assertThat(found.conclusion()).isEqualTo(Conclusion.CONFORMS);
        assertThat(found.verdict() + ": " + found.numbers())
                .isEqualTo("conforms to made-up as arbiter: 3 of 3 clauses satisfied; 2 of 2 known faults excluded");
    }

    @Test
    void passingOneScenarioOfManyIsNoViolationAndNoMore() {
        Map<String, Verdict> few = verdicts(Verdict.UNSUPPORTED);
        few.put("x.1/2", Verdict.SATISFIED);
        ClaimResult found = of(few);
        assertThat(found.conclusion()).isEqualTo(Conclusion.NO_VIOLATION_SEEN);
        assertThat(found.verdict() + ": " + found.numbers())
                .isEqualTo(
                        "shows no violation of made-up as arbiter: 0 of 3 clauses satisfied, 1 partly shown, 2 not shown; "
                                + "1 of 2 known faults excluded (it can show 1)");
    }

    @Test
    void onlyOfASubjectThatSpeaksGtpItIsSaidWhatGtpCanShow() {
        List<Result> few = MadeUpClaim.results(Map.of("x.1/2", Verdict.SATISFIED));
        assertThat(numbers(few, new TreeMap<>())).endsWith("1 of 2 known faults excluded (it can show 1)");
        assertThat(numbers(few, new TreeMap<>(Map.of("command-lines", ""))))
                .endsWith("1 of 2 known faults excluded (its commands can show 1, GTP 1)");
    }

    private static String numbers(List<Result> results, TreeMap<String, String> capabilities) {
        return ClaimResult.of(
                        MadeUpClaim.SPECIFICATION,
                        MadeUpClaim.CLAIM,
                        new RunRecord.Attempt(
                                results.get(0).subject(),
                                capabilities,
                                List.of(),
                                Optional.empty(),
                                results.size(),
                                Optional.empty()),
                        results)
                .numbers();
    }

    @Test
    void allThatGtpCanShowIsALevelOfItsOwn() {
        Map<String, Verdict> few = verdicts(Verdict.UNSUPPORTED);
        few.put("x.1/1", Verdict.SATISFIED);
        assertThat(of(few).conclusion()).isEqualTo(Conclusion.CONFORMS_AS_FAR_AS_GTP_SHOWS);
        Specification more = MadeUpClaim.specification(Set.of("x.1/1", "x.1/2"));
        assertThat(ClaimResult.of(more, MadeUpClaim.CLAIM, Extent.WHOLE, List.of(), MadeUpClaim.results(few))
                        .conclusion())
                .isEqualTo(Conclusion.NO_VIOLATION_SEEN);
    }

    @Test
    void ofAPartOfTheClaimNothingConforms() {
        Claim part = MadeUpClaim.claim(List.of("x.1"));
        Map<String, Verdict> all = new LinkedHashMap<>(ALL);
        all.keySet().removeIf(id -> !id.startsWith("x.1/"));
        assertThat(ClaimResult.of(MadeUpClaim.SPECIFICATION, part, Extent.WHOLE, List.of(), MadeUpClaim.results(all))
                        .conclusion())
                .isEqualTo(Conclusion.NO_VIOLATION_SEEN);
    }

    @Test
    void rulesThatNoGameHasTriedDoNotConform() {
        assertThat(ClaimResult.of(
                                MadeUpClaim.SPECIFICATION,
                                MadeUpClaim.CLAIM,
                                Extent.WITHOUT_GAMES,
                                List.of(),
                                MadeUpClaim.results(ALL))
                        .conclusion())
                .isEqualTo(Conclusion.NO_VIOLATION_SEEN);
    }

    @ParameterizedTest(name = "one scenario {0} -> {1}")
    @CsvSource({"violated, violations", "tolerated, violations", "error, trouble"})
    void oneScenarioDecidesAgainstTheWhole(String verdict, String conclusion) {
        Map<String, Verdict> one = new LinkedHashMap<>(ALL);
        one.put("x.1/3", Verdict.valueOf(verdict.toUpperCase()));
        assertThat(of(one).conclusion()).hasToString(conclusion);
    }

    @Test
    void aRunCutShortIsTroubleWhateverItShows() {
        assertThat(ClaimResult.of(
                                MadeUpClaim.SPECIFICATION,
                                MadeUpClaim.CLAIM,
                                Extent.CUT_SHORT,
                                List.of(),
                                MadeUpClaim.results(ALL))
                        .conclusion())
                .isEqualTo(Conclusion.TROUBLE);
    }

    @ParameterizedTest(name = "{0} met: {1}")
    @CsvSource({
        "conform, false",
        "conform-gtp, true",
        "faults=50%, true",
        "faults=51%, false",
        "clauses=66, true",
        "clauses=67%, false"
    })
    void aRequirementIsMetOrNot(String text, boolean met) {
        Map<String, Verdict> few = verdicts(Verdict.UNSUPPORTED);
        few.put("x.1/1", Verdict.SATISFIED);
        few.put("x.3/1", Verdict.SATISFIED);
        few.put("x.3/2", Verdict.SATISFIED);
        assertThat(Requirement.of(text).isMetBy(of(few))).isEqualTo(met);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "all", "clauses=101%", "faults=-1%", "faults=half", "conform=100%"})
    void whatIsNoRequirementIsRefused(String text) {
        assertThatThrownBy(() -> Requirement.of(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected conform, conform-gtp, clauses=N% or faults=N%");
    }

    private static ClaimResult of(Map<String, Verdict> verdicts) {
        return ClaimResult.of(
                MadeUpClaim.SPECIFICATION, MadeUpClaim.CLAIM, Extent.WHOLE, List.of(), MadeUpClaim.results(verdicts));
    }

    private static Map<String, Verdict> verdicts(Verdict verdict) {
        Map<String, Verdict> all = new LinkedHashMap<>();
        for (String id : List.of("x.1/1", "x.1/2", "x.1/3", "x.2/1", "x.3/1", "x.3/2")) {
            all.put(id, verdict);
        }
        return all;
    }
}
