package touchstone.cli.certify;

import com.github.freva.asciitable.ColumnData;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.Paint;
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

    private String alone(List<Row> rows) {
        int titles = Math.max(ColumnLayout.NARROWEST_TITLE, width - NUMBERS);
        List<ColumnData<Row>> shown = new ArrayList<>();
        shown.add(AsciiTables.left("clause").with(row -> row.first().clause().id()));
        shown.add(AsciiTables.left("title")
                .with(row -> AsciiTables.cut(row.first().clause().title(), titles)));
        shown.add(AsciiTables.left("verdict").with(row -> row.first().words()));
        shown.add(AsciiTables.right("passed")
                .with(row -> AsciiTables.number(row.first().count(Verdict.SATISFIED))));
        shown.add(AsciiTables.right("failed")
                .with(row -> AsciiTables.number(
                        row.first().count(Verdict.VIOLATED) + row.first().count(Verdict.TOLERATED))));
        shown.add(AsciiTables.right("unsupported")
                .with(row -> AsciiTables.number(row.first().count(Verdict.UNSUPPORTED))));
        shown.add(AsciiTables.right("error")
                .with(row -> AsciiTables.number(row.first().count(Verdict.ERROR))));
        shown.add(AsciiTables.right("ms")
                .with(row -> String.format(Locale.ROOT, "%.0f", row.first().millis())));
        return paint.words(AsciiTables.table(rows, shown));
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
