package touchstone.report.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.StarPoints;
import touchstone.report.text.UntrustedText;
import touchstone.report.text.XmlText;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.result.Diagram;

/**
 * Draws a diagram as a scalable picture. It brings its own ground, so that it can be read on a light page and on a dark one,
 * and refers to nothing, neither outside of itself nor by ids, so that any number of them can stand on one page.
 */
public final class BoardSvg {

    /** The distance between two lines, in units of the drawing. */
    private static final int LINE = 30;
    /** From the outermost line to the edge of the drawing, with room for a row of stones. */
    private static final int MARGIN = 24;
    /** For the coordinates, at the left and below. */
    private static final int COORDINATES = 18;

    private static final double STONE = 14;

    /** Lets it shrink on a page that is too narrow. */
    static final String FLUID = "max-width:100%;height:auto";

    private static final String WOOD = "#ecca8f";
    private static final String FRAME = "#a67c45";
    private static final String GRID = "#6b4d26";
    private static final String LABEL = "#5d4220";
    private static final String BLACK = "#1c1c1e";
    private static final String WHITE = "#fdfcf8";
    private static final String OUTLINE = "#2b2b2b";
    private static final String NAME = "#9b1c1c";

    private final BoardDiagram picture;
    private final Board board;
    private final int width;
    private final int height;
    private final XmlText svg = new XmlText();

    private final List<Point> ringed;

    private BoardSvg(BoardDiagram picture, List<Point> ringed) {
        this.picture = picture;
        this.ringed = ringed.stream().filter(picture.board()::contains).toList();
        this.board = picture.board();
        this.width = COORDINATES + 2 * MARGIN + (board.width() - 1) * LINE;
        this.height = COORDINATES + 2 * MARGIN + (board.height() - 1) * LINE;
    }

    /**
     * @param diagram its caption may be untrusted
     * @return an {@code svg} element, without an XML declaration, so that it can stand in a page as well as in a file
     * @throws DiagramException if the diagram's picture cannot be read
     */
    public static String of(Diagram diagram) {
        return of(diagram, List.of());
    }

    /**
     * Several diagrams side by side, each below its caption, as one picture.
     *
     * @param diagrams one at least; their captions may be untrusted
     * @throws DiagramException if the picture of one cannot be read
     */
    public static String of(List<Diagram> diagrams) {
        return BoardRow.of(diagrams);
    }

    /**
     * The same with a ring around the points in question.
     *
     * @param ringed those that the board does not have are passed over
     */
    public static String of(Diagram diagram, List<Point> ringed) {
        return new BoardSvg(DiagramParser.parse(diagram.picture()), ringed).draw(UntrustedText.line(diagram.caption()));
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** To be drawn once. */
    static BoardSvg plain(Diagram diagram) {
        return new BoardSvg(DiagramParser.parse(diagram.picture()), List.of());
    }

    String draw(String caption) {
        svg.openPicture(width, height)
                .attributes(
                        "width",
                        width,
                        "height",
                        height,
                        "role",
                        "img",
                        "style",
                        FLUID,
                        "font-family",
                        "Georgia,'Times New Roman',serif");
        svg.element("title", caption);
        svg.element("desc", description());
        svg.empty(
                "rect",
                "x",
                0.75,
                "y",
                0.75,
                "width",
                width - 1.5,
                "height",
                height - 1.5,
                "rx",
                5,
                "fill",
                WOOD,
                "stroke",
                FRAME,
                "stroke-width",
                1.5);
        grid();
        coordinates();
        stones(Color.BLACK, BLACK, "none");
        stones(Color.WHITE, WHITE, OUTLINE);
        marks();
        names().forEach(this::name);
        ringed.forEach(this::ring);
        return svg.close().toString();
    }

    private void grid() {
        StringBuilder lines = new StringBuilder();
        for (int row = 0; row < board.height(); row++) {
            lines.append("M%d %dH%d".formatted(x(0), y(row), x(board.width() - 1)));
        }
        for (int column = 0; column < board.width(); column++) {
            lines.append("M%d %dV%d".formatted(x(column), y(0), y(board.height() - 1)));
        }
        svg.empty("path", "d", lines, "fill", "none", "stroke", GRID, "stroke-linecap", "square");
        List<Point> dots = dots();
        if (!dots.isEmpty()) {
            svg.open("g", "fill", GRID);
            dots.forEach(dot -> svg.empty("circle", "cx", x(dot.column()), "cy", y(dot.row()), "r", 3));
            svg.close();
        }
    }

    /** The star points; on a single line every point, since nothing crosses there to show where the points are. */
    private List<Point> dots() {
        if (board.width() == 1 || board.height() == 1) {
            return board.points();
        }
        int stars =
                switch (board.width()) {
                    case 9, 13 -> 5;
                    case 19 -> 9;
                    default -> 0;
                };
        return StarPoints.of(board, stars)
                .map(points -> points.stream().toList())
                .orElse(List.of());
    }

    private void coordinates() {
        svg.open("g", "fill", LABEL, "font-size", 12, "text-anchor", "middle");
        for (int column = 0; column < board.width(); column++) {
            String letter = new Point(column, 0).toString().substring(0, 1);
            svg.element("text", letter, "x", x(column), "y", height - 9);
        }
        for (int row = 0; row < board.height(); row++) {
            svg.element("text", Integer.toString(row + 1), "x", 13, "y", y(row) + 4);
        }
        svg.close();
    }

    private void stones(Color color, String fill, String stroke) {
        List<Point> points = board.points().stream()
                .filter(point -> picture.position().stone(point).equals(Optional.of(color)))
                .toList();
        if (points.isEmpty()) {
            return;
        }
        svg.open("g", "fill", fill, "stroke", stroke);
        points.forEach(point -> svg.empty("circle", "cx", x(point.column()), "cy", y(point.row()), "r", STONE));
        svg.close();
    }

    private void marks() {
        for (Point point : sorted(picture.marked())) {
            boolean onBlack =
                    picture.position().stone(point).filter(Color.BLACK::equals).isPresent();
            svg.empty(
                    "path",
                    "d",
                    "M%d %dl7 12h-14z".formatted(x(point.column()), y(point.row()) - 8),
                    "fill",
                    "none",
                    "stroke",
                    onBlack ? WHITE : BLACK,
                    "stroke-width",
                    1.8,
                    "stroke-linejoin",
                    "round");
        }
    }

    /** The letters and the numbers of moves yet to be made, in the order in which they are read. */
    private Map<String, Point> names() {
        Map<String, Point> names = new LinkedHashMap<>();
        picture.numbers().forEach((number, point) -> names.put(number.toString(), point));
        picture.letters().keySet().stream()
                .sorted()
                .forEach(
                        letter -> names.put(letter.toString(), picture.letters().get(letter)));
        return names;
    }

    private void ring(Point point) {
        svg.empty(
                "circle",
                "cx",
                x(point.column()),
                "cy",
                y(point.row()),
                "r",
                STONE - 1,
                "fill",
                "none",
                "stroke",
                NAME,
                "stroke-width",
                3);
    }

    private void name(String name, Point point) {
        svg.empty("circle", "cx", x(point.column()), "cy", y(point.row()), "r", 10.5, "fill", WOOD);
        svg.element(
                "text",
                name,
                "x",
                x(point.column()),
                "y",
                y(point.row()) + 6,
                "font-size",
                20,
                "font-style",
                "italic",
                "font-weight",
                "bold",
                "fill",
                NAME,
                "text-anchor",
                "middle");
    }

    /** The whole picture in words, for those who cannot see it. */
    private String description() {
        List<String> parts = new ArrayList<>();
        parts.add(board.width() + " by " + board.height() + " board");
        for (Color color : Color.values()) {
            String points = board.points().stream()
                    .filter(point -> picture.position()
                            .stone(point)
                            .filter(color::equals)
                            .isPresent())
                    .map(Point::toString)
                    .collect(Collectors.joining(" "));
            if (!points.isEmpty()) {
                parts.add(color + ": " + points);
            }
        }
        if (!picture.marked().isEmpty()) {
            parts.add("marked: "
                    + sorted(picture.marked()).stream().map(Point::toString).collect(Collectors.joining(" ")));
        }
        names().forEach((name, point) -> parts.add(name + ": " + point));
        if (!ringed.isEmpty()) {
            parts.add("in question: " + ringed.stream().map(Point::toString).collect(Collectors.joining(" ")));
        }
        return String.join("; ", parts);
    }

    private static List<Point> sorted(Set<Point> points) {
        return points.stream().sorted(Comparator.naturalOrder()).toList();
    }

    private int x(int column) {
        return COORDINATES + MARGIN + column * LINE;
    }

    private int y(int row) {
        return MARGIN + (board.height() - 1 - row) * LINE;
    }
}
