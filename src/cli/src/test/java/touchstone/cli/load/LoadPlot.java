package touchstone.cli.load;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import touchstone.report.text.XmlText;

/** Memory and time by size, each load a line: flat and straight is what is promised. */
final class LoadPlot {

    private static final List<String> COLORS = List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9");
    private static final int SIDE = 240;
    private static final int LEFT = 60;
    private static final int TOP = 40;
    private static final int APART = 340;

    private final List<MeasuredRun> measured;
    private final XmlText svg = new XmlText();

    private LoadPlot(List<MeasuredRun> measured) {
        this.measured = measured;
    }

    /** An SVG. */
    static String of(List<MeasuredRun> measured) {
        return new LoadPlot(measured).drawn();
    }

    private String drawn() {
        List<Load> loads = measured.stream().map(MeasuredRun::load).distinct().toList();
        int height = TOP + SIDE + 50 + 20 * loads.size();
        svg.open("svg", "xmlns", "http://www.w3.org/2000/svg", "viewBox", "0 0 680 " + height, "width", 680)
                .attributes("height", height, "font-family", "sans-serif", "font-size", 12);
        svg.newLine().empty("rect", "width", 680, "height", height, "fill", "white");
        double most = measured.stream().mapToLong(MeasuredRun::megabytes).max().orElse(1);
        axes(LEFT, "memory at its peak, MB", String.format(Locale.ROOT, "%.0f", most));
        axes(LEFT + APART, "processor time, share of the longest run", "1");
        for (int i = 0; i < loads.size(); i++) {
            Load load = loads.get(i);
            List<MeasuredRun> runs =
                    measured.stream().filter(run -> run.load() == load).toList();
            MeasuredRun largest = runs.get(runs.size() - 1);
            String color = COLORS.get(i % COLORS.size());
            line(LEFT, runs, color, run -> run.megabytes() / most);
            line(LEFT + APART, runs, color, run -> run.seconds() / largest.seconds());
            int y = TOP + SIDE + 50 + 20 * i;
            svg.newLine().empty("rect", "x", LEFT, "y", y - 9, "width", 20, "height", 4, "fill", color);
            text(
                    LEFT + 30,
                    y,
                    "start",
                    String.format(
                            Locale.ROOT,
                            "%s: up to %,d %s, %,d MB, %,.0f s",
                            load,
                            largest.size(),
                            load.unit(),
                            largest.megabytes(),
                            largest.seconds()));
        }
        return svg.newLine().close() + "\n";
    }

    private void axes(int left, String title, String top) {
        svg.newLine()
                .empty(
                        "path",
                        "d",
                        "M" + left + " " + TOP + "v" + SIDE + "h" + SIDE,
                        "fill",
                        "none",
                        "stroke",
                        "black");
        text(left, TOP - 15, "start", title);
        text(left - 5, TOP + 5, "end", top);
        text(left - 5, TOP + SIDE, "end", "0");
        text(left + SIDE / 4, TOP + SIDE + 18, "middle", "¼");
        text(left + SIDE / 2, TOP + SIDE + 18, "middle", "½");
        text(left + SIDE, TOP + SIDE + 18, "middle", "size 1");
    }

    private void line(int left, List<MeasuredRun> runs, String color, ToDoubleFunction<MeasuredRun> height) {
        double full = runs.get(runs.size() - 1).size();
        StringBuilder points = new StringBuilder();
        for (MeasuredRun run : runs) {
            points.append(String.format(
                    Locale.ROOT,
                    "%.0f,%.0f ",
                    left + SIDE * run.size() / full,
                    TOP + SIDE * (1 - height.applyAsDouble(run))));
        }
        svg.newLine()
                .empty("polyline", "points", points.toString().strip(), "fill", "none", "stroke", color)
                .newLine();
        for (String point : points.toString().strip().split(" ")) {
            String[] at = point.split(",");
            svg.empty("circle", "cx", at[0], "cy", at[1], "r", 3, "fill", color);
        }
    }

    private void text(int x, int y, String anchor, String words) {
        svg.newLine().element("text", words, "x", x, "y", y, "text-anchor", anchor);
    }
}
