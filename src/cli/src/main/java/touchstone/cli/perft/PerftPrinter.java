package touchstone.cli.perft;

import java.io.PrintWriter;
import touchstone.cli.terminal.FigureTable;

/** Prints tables and text, for a terminal or for a page. */
record PerftPrinter(PrintWriter out, boolean markdown) {

    /** A table with a line above it. */
    void table(String title, FigureTable grid) {
        out.println(markdown ? "**" + title + "**\n" : title);
        out.println(markdown ? grid.markdown() : grid.text());
        out.println();
        out.flush();
    }

    void line(String text) {
        out.println(text);
        out.flush();
    }
}
