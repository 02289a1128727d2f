package touchstone.report.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.report.overview.ClaimOutcome;
import touchstone.report.site.ResultAddress;
import touchstone.report.site.VerdictSign;
import touchstone.spi.Identity;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;

/** What stands in which row and column, and what the heads say. */
class MatrixTest {

    private static final VerdictSign SATISFIED = VerdictSign.of(ClauseVerdict.SATISFIED);
    private static final VerdictSign VIOLATED = VerdictSign.of(Verdict.VIOLATED);

    @Test
    void versionsOfOneNameStandSideBySideAsPeopleCountThem() {
        Matrix matrix = Engines.matrix(
                claimed(Engines.engine("gnu-go", "GNU Go", "3.10")),
                claimed(Engines.engine("other", "Other", "1")),
                claimed(Engines.engine("gnu-go", "GNU Go", "3.9")));

        assertThat(matrix.subjects())
                .extracting(ColumnHead::title)
                .containsExactly("GNU Go · 3.9", "GNU Go · 3.10", "Other 1");
        assertThat(matrix.implementations())
                .extracting(one -> one.subjects().size())
                .containsExactly(2, 1);
        assertThat(matrix.subjects()).extracting(ColumnHead::anchor).doesNotHaveDuplicates();
    }

    @Test
    void oneEngineUnderTwoRulesetsIsTwoColumnsUnderOneHead() {
        Matrix matrix = Engines.matrix(
                claimed(Engines.GNU_GO), Engines.run("aga", Engines.results(Engines.GNU_GO, "aga", Engines.ALL)));

        assertThat(matrix.implementations()).hasSize(1);
        assertThat(matrix.subjects()).extracting(ColumnHead::labels).containsExactly("base", "aga");
        assertThat(matrix.subjects()).extracting(ColumnHead::anchor).containsExactly("gnu-go.base", "gnu-go.aga");
        assertThat(matrix.subjects())
                .extracting(ColumnHead::claim)
                .containsExactly("base, as arbiter", "aga, as arbiter");
    }

    @Test
    void theSameRunTwiceIsTwoColumnsWithNamesOfTheirOwn() {
        Matrix matrix = Engines.matrix(claimed(Engines.GNU_GO), claimed(Engines.GNU_GO));

        assertThat(matrix.subjects()).extracting(ColumnHead::title).containsExactly("GNU Go 3.8", "GNU Go 3.8 · #2");
        assertThat(matrix.subjects()).extracting(ColumnHead::anchor).doesNotHaveDuplicates();
    }

    @Test
    void variantsAreToldApartByTheirOptions() {
        Matrix matrix = Engines.matrix(Engines.run(
                "base",
                Stream.of("gnugo:simple+forbid", "gnugo:positional+allow")
                        .flatMap(id ->
                                Engines.results(Engines.engine(id, "GNU Go", "3.8"), "base", Engines.ALL).stream())
                        .toList()));

        assertThat(matrix.subjects())
                .extracting(ColumnHead::labels)
                .containsExactly("simple+forbid", "positional+allow");
    }

    @Test
    void theWorstScenarioDecidesAndTheCellSaysHowMany() {
        Matrix matrix = Engines.matrix(Engines.run(
                "base",
                Engines.results(
                        Engines.GNU_GO,
                        "base",
                        (clause, scenario) ->
                                scenario.id().equals("base.8/3") ? Verdict.VIOLATED : Verdict.SATISFIED)));

        assertThat(cell(matrix, "base.8", 0).sign()).isEqualTo(VIOLATED);
        assertThat(cell(matrix, "base.8", 0).of()).startsWith("1 of ");
        assertThat(cell(matrix, "base.6", 0).sign()).isEqualTo(SATISFIED);
        assertThat(cell(matrix, "base.6", 0).of()).isEmpty();
        assertThat(matrix.subjects().get(0).sentence()).contains(" clauses satisfied, 1 violated");
        assertThat(matrix.subjects().get(0).conclusion()).isEqualTo(ClaimOutcome.DOES_NOT_CONFORM);
    }

    @Test
    void whatIsNotClaimedIsBlankAndWhatCannotBeTestedSaysSo() {
        Matrix matrix = Engines.matrix(
                claimed(Engines.GNU_GO),
                Engines.run("japanese", Engines.results(Engines.LENIENT, "japanese", Engines.ALL)));

        assertThat(cell(matrix, "base.8", 0).sign()).isEqualTo(SATISFIED);
        assertThat(cell(matrix, "base.8", 1).isBlank()).isTrue();
        assertThat(cell(matrix, "base.1.nigiri", 0).sign()).isEqualTo(VerdictSign.UNTESTABLE);
        assertThat(matrix.remarks()).anyMatch(remark -> remark.contains("part of none of these claims"));
        assertThat(matrix.subjects().get(0).conclusion()).isEqualTo(ClaimOutcome.CONFORMS);
    }

    @Test
    void groupsAreBodiesOfRulesAndAxes() {
        Matrix matrix = Engines.matrix(claimed(Engines.GNU_GO));

        assertThat(matrix.groups())
                .extracting(ClauseGroup::id)
                .startsWith("base")
                .contains("repetition", "scoring");
        ClauseGroup base = matrix.groups().get(0);
        assertThat(base.kind()).isEqualTo("body of rules");
        assertThat(base.title()).isEqualTo("Base rules");
        assertThat(base.tallies().get(0).total()).isEqualTo(base.rows().size());
        assertThat(matrix.groups().stream().filter(group -> group.id().equals("scoring")))
                .extracting(ClauseGroup::kind)
                .containsExactly("axis");
    }

    @Test
    void aSubjectThatCouldNotBeTriedIsAColumnThatSaysWhy() {
        Matrix matrix = Engines.matrix(Engines.run(
                "base",
                Engines.results(Engines.GNU_GO, "base", Engines.ALL),
                Engines.untried(Engines.LENIENT, "it cannot be started: no such file")));

        ColumnHead untried = matrix.subjects().get(1);
        assertThat(untried.title()).isEqualTo("Lenient Go 1.0");
        assertThat(untried.conclusion()).isEqualTo(ClaimOutcome.NOT_TRIED);
        assertThat(untried.warnings()).containsExactly("could not be tried: it cannot be started: no such file");
        assertThat(cell(matrix, "base.8", 1).sign()).isEqualTo(VerdictSign.NOT_TESTED);
    }

    @Test
    void aRunThatWasCutShortAndAnEngineThatBrokeDownAreSaidToBeNotTheWhole() {
        List<Result> results = Engines.results(Engines.GNU_GO, "base", Engines.but(Verdict.ERROR, "base.5"));
        List<Result> some = results.subList(0, results.size() - 3);
        Matrix matrix = Engines.matrix(Engines.source(
                Engines.record("base", false, List.of(Engines.attempt(Engines.GNU_GO, results.size()))), some));

        assertThat(matrix.subjects().get(0).warnings())
                .contains("the run was cut short: " + some.size() + " of " + results.size() + " scenarios were tried")
                .anyMatch(warning -> warning.matches("broke down in \\d+ scenarios?"));
        assertThat(matrix.subjects().get(0).conclusion()).isEqualTo(ClaimOutcome.CANNOT_BE_SAID);
        assertThat(cell(matrix, "base.5", 0).sign()).isEqualTo(VerdictSign.of(Verdict.ERROR));
    }

    @Test
    void inASurveyNothingIsViolated() {
        Matrix matrix = Engines.matrix(Engines.run(
                "survey",
                Engines.results(
                        Engines.GNU_GO,
                        "survey",
                        (clause, scenario) -> clause.choice()
                                        .filter(choice -> choice.title().equals("self-capture=allowed"))
                                        .isPresent()
                                ? Verdict.VIOLATED
                                : Verdict.SATISFIED)));

        VerdictTally tally = matrix.tally();
        assertThat(tally.count(VIOLATED)).isZero();
        assertThat(tally.count(SATISFIED)).isZero();
        assertThat(tally.count(VerdictSign.HOLDS)).isPositive();
        assertThat(cell(matrix, "self-capture.allowed", 0).sign()).isEqualTo(VerdictSign.NOT_SO);
        assertThat(matrix.subjects().get(0).conclusion()).isEqualTo(ClaimOutcome.LOOKED_AT);
        assertThat(matrix.subjects().get(0).claim()).isEqualTo("nothing claimed, as arbiter");
    }

    @Test
    void clausesThatTheSpecificationDoesNotHaveAreShownAndSaid() {
        Result known = Engines.results(Engines.GNU_GO, "base", Engines.ALL).get(0);
        Result gone = renamed(known, "base.99.old", "base.99.old/1", "0.0.9");
        Matrix matrix = Engines.matrix(Engines.run("base", List.of(known, gone)));

        ClauseGroup last = matrix.groups().get(matrix.groups().size() - 1);
        assertThat(last.rows()).extracting(MatrixRow::clause).containsExactly("base.99.old");
        assertThat(last.rows().get(0).cells().get(0).sign()).isEqualTo(SATISFIED);
        assertThat(matrix.remarks())
                .anyMatch(remark -> remark.contains("base.99.old"))
                .anyMatch(remark -> remark.contains("0.0.9"));
    }

    @Test
    void whatAGameShowedOfAProtocolThatIsNotClaimedIsSaidToBeSo() {
        List<Result> violated =
                Engines.results(Engines.GNU_GO, "base", Engines.but(Verdict.VIOLATED, "base.8")).stream()
                        .filter(result -> result.verdict() == Verdict.VIOLATED)
                        .limit(1)
                        .toList();
        Result shown = renamed(violated.get(0), "gtp.undo.history", "gtp.undo.history/game-1", "0.1.0");
        Matrix matrix = Engines.matrix(Engines.run("base", List.of(violated.get(0), shown)));

        assertThat(matrix.failures())
                .extracting(MatrixFailure::clause, failure -> failure.title().endsWith("not claimed)"))
                .containsExactly(tuple(violated.get(0).clause(), false), tuple("gtp.undo.history", true));
        assertThat(matrix.failures())
                .allSatisfy(failure -> assertThat(failure.message()).isNotEmpty());
    }

    @Test
    void ofARulesetThatIsNotKnownWhatWasTriedIsShownAndSaid() {
        List<Result> results = Engines.results(Engines.GNU_GO, "base", Engines.ALL);
        Matrix matrix = Engines.matrix(Engines.run("house-rules", results));

        assertThat(matrix.clauses())
                .isEqualTo((int) results.stream().map(Result::clause).distinct().count());
        assertThat(matrix.subjects().get(0).warning())
                .hasValue("the ruleset house-rules is not known here: only clauses that were tried are shown");
    }

    @Test
    void idsThatAreNoneOfOursMakeNoFileElsewhere() {
        assertThat(ResultAddress.page("base.7A.single")).isEqualTo("results/base.7A.single.html");
        assertThat(Stream.of("../../etc/passwd", "..", "", "a/b", "x".repeat(300), "<script>")
                        .map(ResultAddress::page))
                .allMatch(file -> file.matches("results/unknown-[0-9a-f]+-\\d+\\.html"))
                .doesNotHaveDuplicates();
    }

    private static RunSource claimed(Identity subject) {
        return Engines.run("base", Engines.results(subject, "base", Engines.ALL));
    }

    static MatrixCell cell(Matrix matrix, String clause, int column) {
        return matrix.groups().stream()
                .flatMap(group -> group.rows().stream())
                .filter(row -> row.clause().equals(clause))
                .findFirst()
                .orElseThrow()
                .cells()
                .get(column);
    }

    static Result renamed(Result r, String clause, String scenario, String suiteVersion) {
        return new Result(
                r.subject(),
                clause,
                scenario,
                r.title(),
                r.verdict(),
                Optional.empty(),
                r.message(),
                r.step(),
                r.expected(),
                r.actual(),
                r.errorTail(),
                r.diagrams(),
                r.transcript(),
                new RunFacts(suiteVersion, r.run().commandLine(), r.run().seed()),
                r.claim(),
                Instant.EPOCH,
                r.millis(),
                r.waitedMillis(),
                List.of(),
                List.of());
    }
}
