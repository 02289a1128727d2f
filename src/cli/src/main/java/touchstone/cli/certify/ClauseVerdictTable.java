package touchstone.cli.certify;

import com.github.freva.asciitable.ColumnData;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.TextWidth;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/** A row for each clause, with a column for each subject. */
record ClauseVerdictTable(Specification specification, Claim claim, Paint paint, int width) {

    /** What the numbers of a subject that is alone need beside the titles. */
    static final int NUMBERS = 114;

    ClauseVerdictTable(Specification specification, Claim claim, Paint paint) {
        this(specification, claim, paint, AsciiTables.WIDTH);
    }

    /**
     * What one subject showed, without the results behind it.
     *
     * @param words by the ids of clauses
     */
    record Column(String name, Map<String, String> words) {}

    Column column(SubjectRun one, ClaimResult found) {
        Map<String, String> words = new HashMap<>();
        clauses(found)
                .forEach(result ->
                        words.put(result.clause().id(), result.verdict().word()));
        return new Column(one.idAndVersion(), words);
    }

    /** With the numbers of its scenarios; empty if all there is to show is surveyed, and shown otherwise. */
    Optional<String> alone(ClaimResult found) {
        List<ClauseResult> rows = clauses(found);
        return rows.isEmpty() ? Optional.empty() : Optional.of(numbered(rows));
    }

    /** Of several subjects; empty likewise. */
    Optional<String> together(List<Column> columns) {
        List<Clause> rows = specification.clauses().stream()
                .filter(clause ->
                        columns.stream().anyMatch(column -> column.words().containsKey(clause.id())))
                .toList();
        return rows.isEmpty() ? Optional.empty() : Optional.of(words(rows, columns));
    }

    private List<ClauseResult> clauses(ClaimResult found) {
        return found.clauses().stream()
                .filter(result -> !claim.isSurvey() || result.clause().kind() != Clause.Kind.RULE)
                .toList();
    }

    /** Titles come last, as they alone may be wide. Numbers, and how much is shown, are for wide terminals. */
    private String numbered(List<ClauseResult> rows) {
        int longest =
                rows.stream().mapToInt(row -> row.clause().id().length()).max().orElse(0);
        int ids = ColumnLayout.ids(longest, width - ColumnLayout.WORD - ColumnLayout.FRAME);
        boolean numbered = width >= NUMBERS + ColumnLayout.NARROWEST_TITLE;
        List<ColumnData<ClauseResult>> shown = new ArrayList<>();
        shown.add(AsciiTables.left("clause")
                .with(row -> TextWidth.cut(row.clause().id(), ids)));
        shown.add(AsciiTables.left("verdict")
                .with(row -> numbered ? row.words() : row.verdict().word()));
        if (numbered) {
            shown.add(count("passed", Verdict.SATISFIED));
            shown.add(count("failed", Verdict.VIOLATED, Verdict.TOLERATED));
            shown.add(count("unsupported", Verdict.UNSUPPORTED));
            shown.add(count("error", Verdict.ERROR));
            shown.add(AsciiTables.right("ms").with(row -> String.format(Locale.ROOT, "%.0f", row.millis())));
        }
        int titles = width - (numbered ? NUMBERS : ids + ColumnLayout.FRAME + ColumnLayout.WORD + ColumnLayout.FRAME);
        if (titles >= ColumnLayout.NARROWEST_TITLE) {
            shown.add(AsciiTables.left("title")
                    .with(row -> TextWidth.cut(row.clause().title(), titles)));
        }
        return paint.cells(AsciiTables.table(rows, shown));
    }

    private static ColumnData<ClauseResult> count(String header, Verdict... verdicts) {
        return AsciiTables.right(header)
                .with(row -> AsciiTables.number(
                        Stream.of(verdicts).mapToLong(row::count).sum()));
    }

    /** A game may have shown something of a clause beside the claim of one subject alone. */
    private String words(List<Clause> rows, List<Column> columns) {
        ColumnLayout plan = ColumnLayout.of(
                width,
                rows.stream().mapToInt(row -> row.id().length()).max().orElse(0),
                columns.stream().map(Column::name).toList());
        return paint.cells(plan.table(
                rows,
                Clause::id,
                Clause::title,
                row -> columns.stream()
                        .map(column -> column.words().getOrDefault(row.id(), ""))
                        .toList(),
                plan.legend()));
    }
}
