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
import touchstone.suite.specification.Specification;

/** A row for each clause, with a column for each subject. */
record ClauseTable(Specification specification, Claim claim, Paint paint) {

    /** What the launcher says of the terminal's width, in characters. */
    private static final int WIDTH = Integer.getInteger("touchstone.columns", 166);
    /** What the table needs beside the titles, and how narrow they may get. */
    private static final int BESIDE_TITLE = 102;

    private static final int NARROWEST_TITLE = 20;

    private static final int TITLE_WIDTH = Math.max(NARROWEST_TITLE, WIDTH - BESIDE_TITLE);

    /** A clause and what each subject showed of it. */
    private record Row(ClauseResult first, List<ClauseResult> all) {}

    /** @param tried one at least; one alone is shown with the numbers of its scenarios */
    String of(List<Tried> tried) {
        List<List<ClauseResult>> columns =
                tried.stream().map(one -> one.clauses(specification, claim)).toList();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < columns.get(0).size(); i++) {
            int row = i;
            rows.add(new Row(
                    columns.get(0).get(row),
                    columns.stream().map(column -> column.get(row)).toList()));
        }
        List<ColumnData<Row>> shown = new ArrayList<>();
        shown.add(left("clause").with(row -> row.first().clause().id()));
        shown.add(left("title").with(row -> cut(row.first().clause().title())));
        for (int i = 0; i < tried.size(); i++) {
            int column = i;
            shown.add(left(tried.size() == 1 ? "verdict" : tried.get(i).id())
                    .with(row -> ClauseWord.of(row.all().get(column))));
        }
        if (tried.size() == 1) {
            shown.add(right("passed").with(row -> number(row.first().count(Verdict.SATISFIED))));
            shown.add(right("failed")
                    .with(row -> number(
                            row.first().count(Verdict.VIOLATED) + row.first().count(Verdict.TOLERATED))));
            shown.add(right("unsupported").with(row -> number(row.first().count(Verdict.UNSUPPORTED))));
            shown.add(right("broken").with(row -> number(row.first().count(Verdict.BROKEN))));
            shown.add(right("ms")
                    .with(row -> String.format(Locale.ROOT, "%.0f", row.first().millis())));
        }
        return paint.words(
                AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows, shown));
    }

    private static Column left(String header) {
        return new Column()
                .header(header)
                .maxWidth(WIDTH)
                .headerAlign(HorizontalAlign.LEFT)
                .dataAlign(HorizontalAlign.LEFT);
    }

    private static Column right(String header) {
        return new Column()
                .header(header)
                .maxWidth(WIDTH)
                .headerAlign(HorizontalAlign.RIGHT)
                .dataAlign(HorizontalAlign.RIGHT);
    }

    /** In plain letters: not every terminal has an ellipsis. */
    private static String cut(String title) {
        return title.length() <= TITLE_WIDTH
                ? title
                : title.substring(0, TITLE_WIDTH - 3).stripTrailing() + "...";
    }

    private static String number(long count) {
        return count == 0 ? "" : Long.toString(count);
    }
}
