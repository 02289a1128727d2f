package touchstone.cli.terminal;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.ArrayList;
import java.util.List;

/** Tables with lines between their columns. */
public final class AsciiTables {

    /** How wide tables are, in columns of the terminal. */
    public static final int WIDTH = TerminalInfo.width(80);

    /** Wider than any cell: what is too long has been cut. */
    private static final int UNWRAPPED = 1000;

    /** What a cell needs beside its text: a space on each side and a line. */
    private static final int FRAME = 3;

    private static final int NARROWEST = 16;

    private AsciiTables() {}

    /** Its lines end with their last letter, so that wide letters in the last column make none too long. */
    public static <R> String table(List<R> rows, List<ColumnData<R>> shown) {
        return AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows, shown)
                .replaceAll("(?m) +$", "");
    }

    public static Column left(String header) {
        return new Column()
                .header(header)
                .maxWidth(UNWRAPPED)
                .headerAlign(HorizontalAlign.LEFT)
                .dataAlign(HorizontalAlign.LEFT);
    }

    public static Column right(String header) {
        return new Column()
                .header(header)
                .maxWidth(UNWRAPPED)
                .headerAlign(HorizontalAlign.RIGHT)
                .dataAlign(HorizontalAlign.RIGHT);
    }

    public static String number(long count) {
        return count == 0 ? "" : Long.toString(count);
    }

    /**
     * A table whose cells are wrapped so that its columns get into a width.
     *
     * @param rows the header first, all of the same number of cells
     */
    public static String wrapped(List<List<String>> rows) {
        int first = rows.stream().mapToInt(row -> row.get(0).length()).max().orElse(0);
        int others = rows.get(0).size() - 1;
        int widest = Math.max(NARROWEST, (WIDTH - first - FRAME) / Math.max(1, others) - FRAME);
        List<ColumnData<List<String>>> columns = new ArrayList<>();
        for (int i = 0; i <= others; i++) {
            int column = i;
            columns.add(left(rows.get(0).get(i))
                    .maxWidth(column == 0 ? WIDTH : widest)
                    .with(row -> row.get(column)));
        }
        return table(rows.subList(1, rows.size()), columns);
    }
}
