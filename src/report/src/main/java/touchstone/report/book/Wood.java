package touchstone.report.book;

/** What the boards of a page are made of: the stones and the marks, each a marker. */
final class Wood {

    private Wood() {}

    private static String marker(String name, String drawing) {
        return ("<marker id=\"%s\" markerUnits=\"userSpaceOnUse\" markerWidth=\"12\" markerHeight=\"12\" refX=\"6\" refY=\"6\""
                        + " viewBox=\"0 0 12 12\">%s</marker>")
                .formatted(name, drawing);
    }

    private static final String BLACK_STONE = "<circle cx=\"6.3\" cy=\"6.5\" r=\"4.7\" fill=\"#000\" opacity=\".22\"/>"
            + "<circle cx=\"6\" cy=\"6\" r=\"4.7\" fill=\"url(#slate)\"/>";
    private static final String WHITE_STONE = "<circle cx=\"6.3\" cy=\"6.5\" r=\"4.7\" fill=\"#000\" opacity=\".2\"/>"
            + "<circle cx=\"6\" cy=\"6\" r=\"4.6\" fill=\"url(#shell)\" stroke=\"#59503f\" stroke-width=\".25\"/>";
    private static final String CROSS = "<path d=\"M3.4 3.4l5.2 5.2m0-5.2l-5.2 5.2\" fill=\"none\" stroke=\"#a3231f\""
            + " stroke-width=\"1.1\" stroke-linecap=\"round\"/>";

    /** Opens the element and its definitions; the boards follow, and the end of both. */
    static final String MARKERS = "<svg class=\"shared\" width=\"0\" height=\"0\" aria-hidden=\"true\"><style>"
            + styles("b", "w", "gb", "gw", "lb", "lw", "mb", "mw", "tb", "tw", "q", "no", "star")
            + "</style><defs>"
            + "<radialGradient id=\"slate\" cx=\".36\" cy=\".3\" r=\".75\"><stop offset=\"0\" stop-color=\"#6d7176\"/>"
            + "<stop offset=\".45\" stop-color=\"#2b2d30\"/><stop offset=\"1\" stop-color=\"#0d0e10\"/></radialGradient>"
            + "<radialGradient id=\"shell\" cx=\".36\" cy=\".3\" r=\".8\"><stop offset=\"0\" stop-color=\"#fff\"/>"
            + "<stop offset=\".6\" stop-color=\"#f6f3ea\"/><stop offset=\"1\" stop-color=\"#cfc8b8\"/></radialGradient>"
            + marker("b", BLACK_STONE)
            + marker("w", WHITE_STONE)
            + marker("gb", "<g opacity=\".3\">" + BLACK_STONE + "</g>" + CROSS)
            + marker("gw", "<g opacity=\".45\">" + WHITE_STONE + "</g>" + CROSS)
            + marker("lb", ring(2.1, "#fdfcf8", .9))
            + marker("lw", ring(2.1, "#16181a", .9))
            + marker("mb", triangle("#fdfcf8"))
            + marker("mw", triangle("#16181a"))
            + marker("tb", "<rect x=\"4.2\" y=\"4.2\" width=\"3.6\" height=\"3.6\" fill=\"#16181a\"/>")
            + marker(
                    "tw",
                    "<rect x=\"4.2\" y=\"4.2\" width=\"3.6\" height=\"3.6\" fill=\"#fdfcf8\" stroke=\"#59503f\""
                            + " stroke-width=\".3\"/>")
            + marker("q", ring(4.4, "#b3261e", 1))
            + marker("no", CROSS)
            + marker("star", "<circle cx=\"6\" cy=\"6\" r=\"1\" fill=\"#5b421f\"/>");

    /** Here and not in the style sheet: what an address there means is not the same in every browser. */
    private static String styles(String... kinds) {
        StringBuilder styles = new StringBuilder("polyline{fill:none;stroke:none}");
        for (String kind : kinds) {
            styles.append(".%s{marker:url(#%s)}".formatted(kind, kind));
        }
        return styles.toString();
    }

    private static String ring(double radius, String color, double stroke) {
        return "<circle cx=\"6\" cy=\"6\" r=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"/>"
                .formatted(radius, color, stroke);
    }

    private static String triangle(String color) {
        return "<path d=\"M6 3.3l2.5 4.3h-5z\" fill=\"none\" stroke=\"%s\" stroke-width=\".8\" stroke-linejoin=\"round\"/>"
                .formatted(color);
    }
}
