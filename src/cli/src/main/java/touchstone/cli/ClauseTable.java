package touchstone.cli;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.ClauseResult;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/** A row for each clause, with a column for each subject. */
record ClauseTable(Specification specification, Claim claim, Paint paint, int width) {

    /** What the launcher says of the terminal's width, in characters. */
    static final int WIDTH = Integer.getInteger("touchstone.columns", 166);

    /** What the numbers of a subject that is alone need beside the titles. */
    static final int NUMBERS = 102;

    /** Wider than any cell: what is too long has been cut. */
    private static final int UNWRAPPED = 1000;

    ClauseTable(Specification specification, Claim claim, Paint paint) {
        this(specification, claim, paint, WIDTH);
    }

    /** A clause and what each subject showed of it. */
    private record Row(ClauseResult first, List<ClauseResult> all) {}

    /** Whether all there is to show is surveyed, and shown otherwise. */
    boolean isEmpty(Tried one) {
        return clauses(one).isEmpty();
    }

    /** @param tried one at least; one alone is shown with the numbers of its scenarios */
    String of(List<Tried> tried) {
        List<List<ClauseResult>> columns = tried.stream().map(this::clauses).toList();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < columns.get(0).size(); i++) {
            int row = i;
            rows.add(new Row(
                    columns.get(0).get(row),
                    columns.stream().map(column -> column.get(row)).toList()));
        }
        return tried.size() == 1 ? alone(rows) : together(rows, tried);
    }

    private List<ClauseResult> clauses(Tried one) {
        return one.clauses(specification, claim).stream()
                .filter(result -> !claim.isSurvey() || result.clause().kind() != Clause.Kind.RULE)
                .toList();
    }

    private String alone(List<Row> rows) {
        int titles = Math.max(ColumnPlan.NARROWEST_TITLE, width - NUMBERS);
        List<ColumnData<Row>> shown = new ArrayList<>();
        shown.add(left("clause").with(row -> row.first().clause().id()));
        shown.add(left("title").with(row -> cut(row.first().clause().title(), titles)));
        shown.add(left("verdict").with(row -> ClauseWord.of(row.first())));
        shown.add(right("passed").with(row -> number(row.first().count(Verdict.SATISFIED))));
        shown.add(right("failed")
                .with(row ->
                        number(row.first().count(Verdict.VIOLATED) + row.first().count(Verdict.TOLERATED))));
        shown.add(right("unsupported").with(row -> number(row.first().count(Verdict.UNSUPPORTED))));
        shown.add(right("error").with(row -> number(row.first().count(Verdict.ERROR))));
        shown.add(right("ms")
                .with(row -> String.format(Locale.ROOT, "%.0f", row.first().millis())));
        return paint.words(table(rows, shown));
    }

    private String together(List<Row> rows, List<Tried> tried) {
        ColumnPlan plan = ColumnPlan.of(
                width,
                rows.stream()
                        .mapToInt(row -> row.first().clause().id().length())
                        .max()
                        .orElse(0),
                tried);
        List<ColumnData<Row>> shown = new ArrayList<>();
        shown.add(left("clause").with(row -> row.first().clause().id()));
        if (plan.titles() > 0) {
            shown.add(left("title").with(row -> cut(row.first().clause().title(), plan.titles())));
        }
        for (int i = 0; i < tried.size(); i++) {
            int column = i;
            shown.add(left(plan.headers().get(i))
                    .with(row -> plan.shown(ClauseWord.of(row.all().get(column)))));
        }
        return paint.cells(table(rows, shown))
                + plan.legend().map(words -> "\n" + words).orElse("");
    }

    static <R> String table(List<R> rows, List<ColumnData<R>> shown) {
        return AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows, shown);
    }

    static Column left(String header) {
        return new Column()
                .header(header)
                .maxWidth(UNWRAPPED)
                .headerAlign(HorizontalAlign.LEFT)
                .dataAlign(HorizontalAlign.LEFT);
    }

    static Column right(String header) {
        return new Column()
                .header(header)
                .maxWidth(UNWRAPPED)
                .headerAlign(HorizontalAlign.RIGHT)
                .dataAlign(HorizontalAlign.RIGHT);
    }

    /** In plain letters: not every terminal has an ellipsis. */
    static String cut(String title, int longest) {
        return title.length() <= longest
                ? title
                : title.substring(0, longest - 3).stripTrailing() + "...";
    }

    static String number(long count) {
        return count == 0 ? "" : Long.toString(count);
    }
}
