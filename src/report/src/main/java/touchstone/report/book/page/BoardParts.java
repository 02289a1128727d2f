package touchstone.report.book.page;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What the boards of a page are made of: the stones and the marks, each a marker around a point, by a name that is its class too. */
final class BoardParts {

    private static final String SLATE =
            "<radialGradient id=\"slate\" cx=\".36\" cy=\".3\" r=\".75\"><stop offset=\"0\" stop-color=\"#6d7176\"/>"
                    + "<stop offset=\".45\" stop-color=\"#2b2d30\"/><stop offset=\"1\" stop-color=\"#0d0e10\"/></radialGradient>";
    private static final String SHELL =
            "<radialGradient id=\"shell\" cx=\".36\" cy=\".3\" r=\".8\"><stop offset=\"0\" stop-color=\"#fff\"/>"
                    + "<stop offset=\".6\" stop-color=\"#f6f3ea\"/><stop offset=\"1\" stop-color=\"#cfc8b8\"/></radialGradient>";

    private static final String BLACK =
            "<circle cx=\".3\" cy=\".5\" r=\"4.7\" opacity=\".22\"/>" + "<circle r=\"4.7\" fill=\"url(#slate)\"/>";
    private static final String WHITE = "<circle cx=\".3\" cy=\".5\" r=\"4.7\" opacity=\".2\"/>"
            + "<circle r=\"4.6\" fill=\"url(#shell)\" stroke=\"#59503f\" stroke-width=\".25\"/>";
    private static final String CROSS = "<path d=\"M-2.6-2.6l5.2 5.2m0-5.2l-5.2 5.2\" fill=\"none\" stroke=\"#a3231f\""
            + " stroke-width=\"1.1\" stroke-linecap=\"round\"/>";
    private static final String SQUARE = "<path d=\"M-1.8-1.8h3.6v3.6h-3.6z\" ";

    private static final Map<String, String> DRAWINGS = new LinkedHashMap<>();

    static {
        DRAWINGS.put("b", BLACK);
        DRAWINGS.put("w", WHITE);
        // Stones just taken off.
        DRAWINGS.put("gb", "<g opacity=\".3\">" + BLACK + "</g>" + CROSS);
        DRAWINGS.put("gw", "<g opacity=\".45\">" + WHITE + "</g>" + CROSS);
        // The last play.
        DRAWINGS.put("lb", ring(2.1, "#fdfcf8", .9));
        DRAWINGS.put("lw", ring(2.1, "#16181a", .9));
        // Stones that the picture marks.
        DRAWINGS.put("mb", triangle("#fdfcf8"));
        DRAWINGS.put("mw", triangle("#16181a"));
        // Territory.
        DRAWINGS.put("tb", SQUARE + "fill=\"#16181a\"/>");
        DRAWINGS.put("tw", SQUARE + "fill=\"#fdfcf8\" stroke=\"#59503f\" stroke-width=\".3\"/>");
        // Points that a sentence speaks of, and those where nobody may play.
        DRAWINGS.put("q", ring(4.4, "#b3261e", 1));
        DRAWINGS.put("no", CROSS);
        DRAWINGS.put("star", "<circle r=\"1\" fill=\"#5b421f\"/>");
    }

    private BoardParts() {}

    /**
     * Opens the element and its definitions; the boards follow, and the end of both. A page of which no board has a stone needs no shading.
     *
     * @param widths styles that say how wide the boards of each size are
     * @param kinds the marks that are of use
     */
    static String open(String widths, Set<String> kinds) {
        // Here and not in the style sheet: what an address there means is not the same in every browser.
        StringBuilder styles =
                new StringBuilder(widths).append("polyline{fill:none;stroke:none}marker{overflow:visible}");
        StringBuilder markers = new StringBuilder();
        if (kinds.contains("b") || kinds.contains("gb")) {
            markers.append(SLATE);
        }
        if (kinds.contains("w") || kinds.contains("gw")) {
            markers.append(SHELL);
        }
        DRAWINGS.forEach((kind, drawing) -> {
            if (kinds.contains(kind)) {
                styles.append(".%s{marker:url(#%s)}".formatted(kind, kind));
                markers.append("<marker id=\"")
                        .append(kind)
                        .append("\">")
                        .append(drawing)
                        .append("</marker>");
            }
        });
        return "<svg class=\"shared\" width=\"0\" height=\"0\" aria-hidden=\"true\"><style>" + styles + "</style><defs>"
                + markers;
    }

    private static String ring(double radius, String color, double stroke) {
        return "<circle r=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"/>".formatted(radius, color, stroke);
    }

    private static String triangle(String color) {
        return "<path d=\"M0-2.7l2.5 4.3h-5z\" fill=\"none\" stroke=\"%s\" stroke-width=\".8\" stroke-linejoin=\"round\"/>"
                .formatted(color);
    }
}
