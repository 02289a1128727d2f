package touchstone.cluster.page;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchstone.report.text.UntrustedText;
import touchstone.report.text.XmlText;

/** Shares as bars, each with its interval, as a picture that brings its own ground. */
final class BarChart {

    /** In units of the drawing. */
    private static final int ROW = 20;

    private static final int NAMES = 260;
    private static final int BARS = 400;
    private static final int MARGIN = 10;
    private static final int NUMBERS = 190;
    /** More rows are no picture any more. */
    private static final int MOST = 40;

    private BarChart() {}

    static String of(Section section) {
        List<List<Cell>> rows = section.rows().stream()
                .limit(MOST)
                .filter(row -> share(row).isPresent())
                .toList();
        double most =
                rows.stream().mapToDouble(row -> share(row).get().high()).max().orElse(1);
        int width = NAMES + BARS + NUMBERS + 2 * MARGIN;
        int height = rows.size() * ROW + 2 * MARGIN;
        XmlText svg = new XmlText();
        svg.openPicture(width, height)
                .attributes(
                        "width",
                        width,
                        "role",
                        "img",
                        "aria-label",
                        section.title(),
                        "style",
                        "max-width:100%;height:auto");
        svg.empty("rect", "width", width, "height", height, "fill", "#ffffff");
        for (int i = 0; i < rows.size(); i++) {
            draw(svg, rows.get(i), most, MARGIN + i * ROW);
        }
        return svg.close().toString();
    }

    private static void draw(XmlText svg, List<Cell> row, double most, int y) {
        Share share = share(row).orElseThrow();
        int left = MARGIN + NAMES;
        svg.element(
                "text",
                name(row.get(0)),
                "x",
                left - 6,
                "y",
                y + 14,
                "text-anchor",
                "end",
                "font-family",
                "sans-serif",
                "font-size",
                11,
                "fill",
                "#222222");
        svg.empty("rect", "x", left, "y", y + 4, "width", at(share.part(), most), "height", ROW - 8, "fill", "#4878a8");
        svg.empty(
                "line",
                "x1",
                number(left, share.low(), most),
                "x2",
                number(left, share.high(), most),
                "y1",
                y + ROW / 2,
                "y2",
                y + ROW / 2,
                "stroke",
                "#222222",
                "stroke-width",
                1.5);
        svg.element(
                "text",
                share.toString(),
                "x",
                left + BARS + 6,
                "y",
                y + 14,
                "font-family",
                "sans-serif",
                "font-size",
                10,
                "fill",
                "#222222");
    }

    private static String number(int left, double part, double most) {
        return String.format(Locale.ROOT, "%.1f", left + part / most * BARS);
    }

    private static String at(double part, double most) {
        return number(0, part, most);
    }

    private static String name(Cell cell) {
        String text = cell instanceof Cell.Words words ? UntrustedText.name(words.text()) : cell.toString();
        return text.length() > 44 ? text.substring(0, 43) + "…" : text;
    }

    private static Optional<Share> share(List<Cell> row) {
        return row.stream()
                .filter(Cell.Part.class::isInstance)
                .map(cell -> ((Cell.Part) cell).share())
                .findFirst();
    }
}
