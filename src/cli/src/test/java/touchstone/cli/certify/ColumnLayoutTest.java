package touchstone.cli.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.options.Installation;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.Paint;
import touchstone.gtp.descriptor.OptionSet;
import touchstone.gtp.descriptor.ShippedDescriptors;
import touchstone.spi.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Specification;

/** Whatever the width of the terminal, several subjects fit into it, and all columns can be told apart. */
class ColumnLayoutTest {

    private static final Specification SPECIFICATION = Installation.specification();
    private static final Claim CLAIM =
            new Claim(SPECIFICATION.ruleset("base").orElseThrow(), Profile.ARBITER, List.of());

    /** As many of GNU Go's variants, the first of which satisfies base.8 and violates base.5. */
    private static List<SubjectRun> variants(int count) {
        List<SubjectRun> runs = new ArrayList<>();
        List<OptionSet> variants =
                ShippedDescriptors.named("gnugo").orElseThrow().variants();
        for (OptionSet variant : variants.subList(0, count)) {
            runs.add(tried("gnugo:" + variant.name(), "3.8", runs.isEmpty()));
        }
        return runs;
    }

    private static SubjectRun tried(String id, String version, boolean first) {
        Identity identity = new Identity(id, "GNU Go", version, "gnugo --some-option");
        List<Result> results = List.of(
                MadeUpResult.of(identity, "base.5", first ? Verdict.VIOLATED : Verdict.TOLERATED),
                MadeUpResult.of(identity, "base.8", first ? Verdict.SATISFIED : Verdict.UNSUPPORTED));
        return new SubjectRun(
                new RunRecord.Attempt(identity, new TreeMap<>(), List.of(), Optional.empty(), 2, Optional.empty()),
                results,
                List.of("not set: the weather"));
    }

    private static String table(int width, List<SubjectRun> runs) {
        ClauseVerdictTable table = new ClauseVerdictTable(SPECIFICATION, CLAIM, new Paint(false), width);
        return table.together(runs.stream()
                        .map(run -> table.column(run, run.found(SPECIFICATION, CLAIM)))
                        .toList())
                .orElseThrow();
    }

    private static String row(String table, String clause) {
        return table.lines()
                .filter(line -> line.startsWith(" " + clause + " "))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"2,80", "2,100", "3,100", "9,100", "9,132", "9,166", "9,200", "5,166"})
    void noLineIsLongerThanTheTerminalIsWide(int subjects, int width) {
        assertThat(table(width, variants(subjects)).lines().filter(line -> line.contains(" | ")))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(width));
    }

    @Test
    void withRoomThereAreTitlesAndWords() {
        String table = table(166, variants(2));
        assertThat(row(table, "base.5")).contains("At the start", "violated", "tolerated");
        assertThat(row(table, "base.8")).contains("partly shown", "not shown");
        assertThat(table.lines().limit(3).toList().toString())
                .contains("gnugo:", "simple-ko", "+forbid 3.8", "+allow 3.8");
    }

    @Test
    void withLessRoomTheTitlesGoFirst() {
        String table = table(190, variants(9));
        assertThat(row(table, "base.5")).doesNotContain("At the start").contains("violated");
        assertThat(table.lines().limit(4).toList().toString()).contains("situational", "+allow-all");
    }

    @Test
    void withLittleRoomColumnsAreNumberedAndWordsShort() {
        String table = table(100, variants(9));
        assertThat(table.lines().findFirst().orElse("")).containsPattern("1 .* 2 .* 9$");
        assertThat(row(table, "base.5")).containsPattern("NO .* tol\\. ");
        assertThat(row(table, "base.8")).containsPattern("part .* \\? ");
        assertThat(table)
                .contains(
                        "Columns by number, see below. yes = satisfied, part = partly shown, ? = not\nshown, NO = violated, ");
    }

    @Test
    void theLegendSaysWhatEachColumnIs() {
        StringWriter text = new StringWriter();
        List<SubjectRun> runs = variants(3);
        new SubjectLegend(new PrintWriter(text), 166).print(runs);
        List<String> lines = text.toString().lines().toList();
        IntStream.range(0, 3).forEach(i -> assertThat(lines.get(i))
                .matches((i + 1) + "  "
                        + java.util.regex.Pattern.quote(runs.get(i).id()) + " +GNU Go 3\\.8  gnugo --some-option"));
        assertThat(lines.subList(3, lines.size()))
                .as("what holds of all is said once")
                .containsExactly(
                        "gnugo:simple-ko+forbid, gnugo:simple-ko+allow, gnugo:simple-ko+allow-all:",
                        "     not set: the weather",
                        "");
    }

    @Test
    void aVersionThatTheIdTellsIsNotSaidAgain() {
        assertThat(tried("gnu-go", "3.8", true).idAndVersion()).isEqualTo("gnu-go 3.8");
        assertThat(tried("gnu-go 3.9", "3.9", true).idAndVersion()).isEqualTo("gnu-go 3.9");
        assertThat(tried("gnu-go", "", true).idAndVersion()).isEqualTo("gnu-go");
    }
}
