package touchstone.report.book.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.result.DiagramMarks;

/**
 * Draws the boards of one page, as small as can be: the wood with its lines is drawn once for each size, and the stones are
 * the corners of a line that is not drawn, each with a marker on it. What a page's boards share is in {@link #shared}.
 */
public final class BoardDrawings {

    /** The distance between two lines, in units of the drawing. */
    private static final int LINE = 10;
    /** From the outermost line to the edge of the wood; the coordinates have more. */
    private static final int EDGE = 8;

    private static final int LABELS = 14;

    private static final Map<Integer, List<Integer>> STAR_LINES =
            Map.of(9, List.of(2, 6), 13, List.of(3, 9), 19, List.of(3, 9, 15));

    /** From so many characters on, stones are drawn once, and again by their name; if a few have come, with those few. */
    private static final int WORTH_A_NAME = 43;

    /** What has a name, in the order in which it was drawn. */
    private final Map<Dots, String> drawn = new LinkedHashMap<>();

    private final Set<Board> sizes = new LinkedHashSet<>();
    private final Set<String> kinds = new LinkedHashSet<>();

    /** How wide a board is shown where there is room: large boards have their lines closer together. */
    public static int pixels(Board board) {
        int lines = Math.max(board.width(), board.height());
        double line = lines <= 7 ? 36 : lines <= 9 ? 32 : lines <= 13 ? 26 : 21;
        return (int) Math.round(width(board) * line / LINE);
    }

    /**
     * @param before the board that stood before, whose stones show what was taken
     * @param taken the points of stones that have just gone
     * @param forbidden whether the points the step speaks of are those where nobody may play
     */
    public String draw(
            BoardDiagram picture,
            Optional<BoardDiagram> before,
            DiagramMarks marks,
            List<Point> taken,
            boolean forbidden,
            String caption) {
        Board board = picture.board();
        sizes.add(board);
        StringBuilder svg = new StringBuilder();
        open(svg, board, caption, BoardDescription.of(picture, marks, caption, before));
        Optional<Point> last = marks.move().flatMap(BoardDrawings::point).filter(board::contains);
        dots(svg, "gb", board, taken, point -> was(before, point, Color.BLACK));
        dots(svg, "gw", board, taken, point -> was(before, point, Color.WHITE));
        dots(svg, "b", board, board.points(), point -> is(picture, point, Color.BLACK));
        dots(svg, "w", board, board.points(), point -> is(picture, point, Color.WHITE));
        dots(svg, "lb", board, last.stream().toList(), point -> is(picture, point, Color.BLACK));
        dots(svg, "lw", board, last.stream().toList(), point -> is(picture, point, Color.WHITE));
        dots(svg, "mb", board, sorted(picture.marked()), point -> is(picture, point, Color.BLACK));
        dots(svg, "mw", board, sorted(picture.marked()), point -> is(picture, point, Color.WHITE));
        dots(svg, "tb", board, points(marks.black(), board), point -> true);
        dots(svg, "tw", board, points(marks.white(), board), point -> true);
        letters(svg, picture);
        dots(svg, forbidden ? "no" : "q", board, points(marks.points(), board), point -> true);
        return svg.append("</svg>").toString();
    }

    /**
     * The board before the first move with the stones of all moves, each with its number.
     *
     * @param numbers those that are shown
     */
    String numbered(PlayedLine line, SortedMap<Integer, Point> numbers, String caption) {
        Board board = line.board();
        sizes.add(board);
        Map<Color, List<Integer>> byColor = numbers.keySet().stream()
                .collect(Collectors.groupingBy(
                        number -> line.moves().get(number - 1).player()));
        StringBuilder svg = new StringBuilder();
        open(svg, board, caption, described(line, caption));
        for (Color color : Color.values()) {
            String kind = color == Color.BLACK ? "b" : "w";
            List<Integer> own = byColor.getOrDefault(color, List.of());
            List<Point> points = Stream.concat(
                            line.start().stones(color).stream(), own.stream().map(numbers::get))
                    .toList();
            dots(svg, kind, board, points, point -> true);
            if (!own.isEmpty()) {
                svg.append("<g class=\"on").append(kind).append("\">");
                own.forEach(number -> svg.append("<text x=\"%d\" y=\"%s\">%d</text>"
                        .formatted(
                                x(numbers.get(number).column()),
                                y(board, numbers.get(number).row()) + 1.8,
                                number)));
                svg.append("</g>");
            }
        }
        return svg.append("</svg>").toString();
    }

    /** What a caption below the board says is not said again. */
    private static void open(StringBuilder svg, Board board, String caption, String description) {
        svg.append("<svg class=\"go\" viewBox=\"%s\" ".formatted(box(board)));
        svg.append(
                description.equals(caption)
                        ? "aria-hidden=\"true\">"
                        : "role=\"img\" aria-label=\"%s\">".formatted(escaped(description)));
        svg.append("<use href=\"#").append(name(board)).append("\"/>");
    }

    private static String described(PlayedLine line, String caption) {
        StringJoiner moves = new StringJoiner(", ", caption + ": ", "");
        line.moves().forEach(made -> moves.add(made.player() + " " + made.move()));
        return moves.toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    private static boolean is(BoardDiagram picture, Point point, Color color) {
        return picture.position().stone(point).equals(Optional.of(color));
    }

    private static boolean was(Optional<BoardDiagram> before, Point point, Color color) {
        return before.filter(picture -> is(picture, point, color)).isPresent();
    }

    private static List<Point> sorted(Set<Point> points) {
        return points.stream().sorted(Comparator.naturalOrder()).toList();
    }

    private static List<Point> points(List<String> names, Board board) {
        return names.stream().map(Point::parse).filter(board::contains).toList();
    }

    /** The point of a move, if it is a play. */
    private static Optional<Point> point(String move) {
        String vertex = move.substring(move.indexOf(' ') + 1);
        return vertex.matches("[A-HJ-Z][0-9]{1,2}") ? Optional.of(Point.parse(vertex)) : Optional.empty();
    }

    private void dots(StringBuilder svg, String kind, Board board, List<Point> points, Predicate<Point> wanted) {
        Dots dots = new Dots(
                kind, board, points.stream().filter(wanted).collect(Collectors.toCollection(LinkedHashSet::new)));
        if (dots.points().isEmpty()) {
            return;
        }
        kinds.add(kind);
        String line = dots.line();
        if (line.length() < WORTH_A_NAME) {
            svg.append("<polyline ").append(line).append("/>");
        } else if (drawn.containsKey(dots)) {
            svg.append("<use href=\"#").append(drawn.get(dots)).append("\"/>");
        } else {
            String id = "s" + drawn.size();
            String whole = "<polyline id=\"%s\" %s/>".formatted(id, line);
            svg.append(drawn.keySet().stream()
                    .filter(dots::holds)
                    .map(part -> "<g id=\"%s\"><use href=\"#%s\"/><polyline %s/></g>"
                            .formatted(id, drawn.get(part), dots.without(part).line()))
                    .filter(parts -> parts.length() < whole.length())
                    .min(Comparator.comparing(String::length))
                    .orElse(whole));
            drawn.put(dots, id);
        }
    }

    /** Points that are marked alike. */
    private record Dots(String kind, Board board, Set<Point> points) {

        String line() {
            return points.stream()
                    .map(point -> x(point.column()) + " " + y(board, point.row()))
                    .collect(Collectors.joining(" ", "class=\"" + kind + "\" points=\"", "\""));
        }

        /** Whether these are those of the other and more. */
        boolean holds(Dots other) {
            return kind.equals(other.kind) && board.equals(other.board) && points.containsAll(other.points);
        }

        Dots without(Dots other) {
            Set<Point> rest = new LinkedHashSet<>(points);
            rest.removeAll(other.points);
            return new Dots(kind, board, rest);
        }
    }

    private void letters(StringBuilder svg, BoardDiagram picture) {
        Map<String, Point> names = new TreeMap<>();
        picture.letters().forEach((letter, point) -> names.put(letter.toString(), point));
        picture.numbers().forEach((number, point) -> names.put(number.toString(), point));
        names.forEach((name, point) -> svg.append("<text x=\"%d\" y=\"%d\">%s</text>"
                .formatted(x(point.column()), y(picture.board(), point.row()) + 2, name)));
    }

    /** What the boards drawn so far refer to: one element, to stand before them on their page. */
    public String shared() {
        if (sizes.isEmpty()) {
            return "";
        }
        StringBuilder boards = new StringBuilder();
        sizes.forEach(board -> bare(boards, board));
        String widths = sizes.stream()
                .map(board -> "[viewBox=\"%s\"]{width:%dpx}".formatted(box(board), pixels(board)))
                .collect(Collectors.joining());
        return BoardParts.open(widths, kinds) + boards + "</defs></svg>";
    }

    private void bare(StringBuilder svg, Board board) {
        svg.append("<g id=\"").append(name(board)).append("\">");
        svg.append("<rect class=\"wood\" x=\".5\" y=\".5\" width=\"%d\" height=\"%d\" rx=\"1.5\"/>"
                .formatted(width(board) - 1, height(board) - 1));
        svg.append("<path class=\"lines\" d=\"");
        for (int row = 0; row < board.height(); row++) {
            svg.append("M%d %dH%d".formatted(x(0), y(board, row), x(board.width() - 1)));
        }
        for (int column = 0; column < board.width(); column++) {
            svg.append("M%d %dV%d".formatted(x(column), y(board, board.height() - 1), y(board, 0)));
        }
        svg.append("\"/>");
        dots(svg, "star", board, stars(board), point -> true);
        svg.append("<g class=\"labels\">");
        // Each letter of a text may have a place of its own, so that a row of letters is one text.
        svg.append("<text x=\"");
        for (int column = 0; column < board.width(); column++) {
            svg.append(x(column)).append(' ');
        }
        svg.append("\" y=\"").append(height(board) - 3).append("\">");
        for (int column = 0; column < board.width(); column++) {
            svg.append(new Point(column, 0).toString().charAt(0));
        }
        svg.append("</text>");
        int digits = Math.min(board.height(), 9);
        svg.append("<text x=\"").append("5 ".repeat(digits)).append("\" y=\"");
        for (int row = 0; row < digits; row++) {
            svg.append(y(board, row) + 1.5).append(' ');
        }
        svg.append("\">").append("123456789", 0, digits).append("</text>");
        for (int row = digits; row < board.height(); row++) {
            svg.append("<text x=\"5\" y=\"%s\">%d</text>".formatted(y(board, row) + 1.5, row + 1));
        }
        svg.append("</g></g>");
    }

    /** On a single line every point has a dot: nothing crosses there to show where the points are. */
    private static List<Point> stars(Board board) {
        if (board.width() == 1 || board.height() == 1) {
            return board.points();
        }
        List<Point> stars = new ArrayList<>();
        if (board.width() == board.height()) {
            List<Integer> lines = STAR_LINES.getOrDefault(board.width(), List.of());
            lines.forEach(column -> lines.forEach(row -> stars.add(new Point(column, row))));
            if (lines.size() == 2) {
                stars.add(new Point(board.width() / 2, board.width() / 2));
            }
        }
        return stars;
    }

    private static String name(Board board) {
        return board.width() + "x" + board.height();
    }

    private static String box(Board board) {
        return "0 0 " + width(board) + " " + height(board);
    }

    private static int width(Board board) {
        return LABELS + (board.width() - 1) * LINE + EDGE;
    }

    private static int height(Board board) {
        return LABELS + (board.height() - 1) * LINE + EDGE;
    }

    private static int x(int column) {
        return LABELS + column * LINE;
    }

    private static int y(Board board, int row) {
        return EDGE + (board.height() - 1 - row) * LINE;
    }
}
