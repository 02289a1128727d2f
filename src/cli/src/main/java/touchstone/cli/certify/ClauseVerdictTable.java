package touchstone.cli.certify;

import com.github.freva.asciitable.ColumnData;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.TextWidth;
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

    /** A clause and what each subject showed of it. */
    private record Row(ClauseResult first, List<ClauseResult> all) {}

    /** Whether all there is to show is surveyed, and shown otherwise. */
    boolean isEmpty(SubjectRun one) {
        return clauses(one).isEmpty();
    }

    /** @param runs one at least; one alone is shown with the numbers of its scenarios */
    String of(List<SubjectRun> runs) {
        List<List<ClauseResult>> columns = runs.stream().map(this::clauses).toList();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < columns.get(0).size(); i++) {
            int row = i;
            rows.add(new Row(
                    columns.get(0).get(row),
                    columns.stream().map(column -> column.get(row)).toList()));
        }
        return runs.size() == 1 ? alone(rows) : together(rows, runs);
    }

    private List<ClauseResult> clauses(SubjectRun one) {
        return one.clauses(specification, claim).stream()
                .filter(result -> !claim.isSurvey() || result.clause().kind() != Clause.Kind.RULE)
                .toList();
    }

    /** Titles come last, as they alone may be wide. Numbers, and how much is shown, are for wide terminals. */
    private String alone(List<Row> rows) {
        int longest = rows.stream()
                .mapToInt(row -> row.first().clause().id().length())
                .max()
                .orElse(0);
        int ids = ColumnLayout.ids(longest, width - ColumnLayout.WORD - ColumnLayout.FRAME);
        boolean numbered = width >= NUMBERS + ColumnLayout.NARROWEST_TITLE;
        List<ColumnData<Row>> shown = new ArrayList<>();
        shown.add(AsciiTables.left("clause")
                .with(row -> TextWidth.cut(row.first().clause().id(), ids)));
        shown.add(AsciiTables.left("verdict")
                .with(row ->
                        numbered ? row.first().words() : row.first().verdict().word()));
        if (numbered) {
            shown.add(count("passed", Verdict.SATISFIED));
            shown.add(count("failed", Verdict.VIOLATED, Verdict.TOLERATED));
            shown.add(count("unsupported", Verdict.UNSUPPORTED));
            shown.add(count("error", Verdict.ERROR));
            shown.add(AsciiTables.right("ms")
                    .with(row -> String.format(Locale.ROOT, "%.0f", row.first().millis())));
        }
        int titles = width - (numbered ? NUMBERS : ids + ColumnLayout.FRAME + ColumnLayout.WORD + ColumnLayout.FRAME);
        if (titles >= ColumnLayout.NARROWEST_TITLE) {
            shown.add(AsciiTables.left("title")
                    .with(row -> TextWidth.cut(row.first().clause().title(), titles)));
        }
        return paint.cells(AsciiTables.table(rows, shown));
    }

    private static ColumnData<Row> count(String header, Verdict... verdicts) {
        return AsciiTables.right(header)
                .with(row -> AsciiTables.number(
                        Stream.of(verdicts).mapToLong(row.first()::count).sum()));
    }

    private String together(List<Row> rows, List<SubjectRun> runs) {
        ColumnLayout plan = ColumnLayout.of(
                width,
                rows.stream()
                        .mapToInt(row -> row.first().clause().id().length())
                        .max()
                        .orElse(0),
                runs);
        return paint.cells(plan.table(
                rows,
                row -> row.first().clause().id(),
                row -> row.first().clause().title(),
                row -> row.all().stream().map(result -> result.verdict().word()).toList(),
                plan.legend()));
    }
}
