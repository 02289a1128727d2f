package touchstone.cli.terminal;

import java.io.PrintWriter;
import java.util.List;
import org.apache.commons.text.WordUtils;

/** Text in columns that fit the terminal: what is too long continues below, in its own column. */
public record TextColumns(PrintWriter out, int width) {

    /** What the launcher says of the terminal's width, in characters. */
    private static final int WIDTH = TerminalInfo.width(100);
    /** How narrow the last column may get before lines are left to the terminal. */
    private static final int NARROWEST = 24;

    private static final String GAP = "  ";

    public TextColumns(PrintWriter out) {
        this(out, WIDTH);
    }

    /** A line that stands by itself. */
    public void line(String text) {
        out.println(text);
    }

    public void blank() {
        out.println();
    }

    /** Rows of as many cells each. The last column alone may be long. */
    public void table(List<List<String>> rows) {
        if (rows.isEmpty()) {
            return;
        }
        int last = rows.get(0).size() - 1;
        int[] widths = new int[last];
        for (int column = 0; column < last; column++) {
            int cell = column;
            widths[column] =
                    rows.stream().mapToInt(row -> row.get(cell).length()).max().orElse(0);
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < last; column++) {
                line.append(row.get(column))
                        .append(" ".repeat(widths[column] - row.get(column).length()))
                        .append(GAP);
            }
            String indent = " ".repeat(line.length());
            String text = WordUtils.wrap(row.get(last), Math.max(NARROWEST, width - line.length()), "\n", false);
            out.println((line + text.replace("\n", "\n" + indent)).stripTrailing());
        }
    }
}
