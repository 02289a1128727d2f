package touchstone.cli.terminal;

import com.github.freva.asciitable.ColumnData;
import java.util.ArrayList;
import java.util.List;

/** A table of figures, for a terminal and for a page. The first column stands to the left, all others to the right. */
public record FigureTable(List<String> headers, List<List<String>> rows) {

    public FigureTable {
        headers = List.copyOf(headers);
        rows = List.copyOf(rows);
        int width = headers.size();
        if (rows.stream().anyMatch(row -> row.size() != width)) {
            throw new IllegalArgumentException("rows of other than " + width + " cells: " + rows);
        }
    }

    public String text() {
        List<ColumnData<List<String>>> columns = new ArrayList<>();
        for (int i = 0; i < headers.size(); i++) {
            int column = i;
            columns.add((i == 0 ? AsciiTables.left(headers.get(i)) : AsciiTables.right(headers.get(i)))
                    .with(row -> row.get(column)));
        }
        return AsciiTables.table(rows, columns);
    }

    public String markdown() {
        StringBuilder page = new StringBuilder(line(headers)).append('\n').append("|---|");
        page.append("---:|".repeat(headers.size() - 1));
        rows.forEach(row -> page.append('\n').append(line(row)));
        return page.toString();
    }

    private static String line(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |";
    }
}
