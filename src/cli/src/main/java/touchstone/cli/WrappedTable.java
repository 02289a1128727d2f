package touchstone.cli;

import com.github.freva.asciitable.ColumnData;
import java.util.ArrayList;
import java.util.List;

/** A table whose cells are wrapped so that its columns get into a width. */
final class WrappedTable {

    /** What a cell needs beside its text: a space on each side and a line. */
    private static final int FRAME = 3;

    private static final int NARROWEST = 16;

    private WrappedTable() {}

    /** @param rows the header first, all of the same number of cells */
    static String of(List<List<String>> rows, int width) {
        int first = rows.stream().mapToInt(row -> row.get(0).length()).max().orElse(0);
        int others = rows.get(0).size() - 1;
        int widest = Math.max(NARROWEST, (width - first - FRAME) / Math.max(1, others) - FRAME);
        List<ColumnData<List<String>>> columns = new ArrayList<>();
        for (int i = 0; i <= others; i++) {
            int column = i;
            columns.add(ClauseTable.left(rows.get(0).get(i))
                    .maxWidth(column == 0 ? width : widest)
                    .with(row -> row.get(column)));
        }
        return ClauseTable.table(rows.subList(1, rows.size()), columns);
    }
}
