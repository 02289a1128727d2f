package touchstone.suite.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/**
 * Reads the picture notation, the habit of Sensei's Library: {@code X} a black stone, {@code O} a white one, {@code .} an
 * empty point, {@code ,} an empty star point, {@code #} and {@code @} marked black and white stones, lower-case letters
 * names of empty points, digits numbered moves on empty points. Spaces between points are free.
 *
 * <p>A line of {@code -} draws the upper or lower edge, a {@code |} the left or right one. With all four edges or none the
 * picture is a whole board; with some of them it is a part, and its first line gives the board's size, as in {@code 19x19}.
 */
public final class DiagramParser {

    private static final Pattern SIZE = Pattern.compile("\\s*(\\d{1,3})x(\\d{1,3})\\s*");
    private static final Pattern EDGE = Pattern.compile("\\s*[+|]?[-\\s]*-[-\\s]*[+|]?\\s*");
    private static final String POINTS = "X O . , # @ a-z 1-9";

    private record Glyph(char sign, int line, int column) {}

    private final List<List<Glyph>> rows = new ArrayList<>();
    private boolean top;
    private boolean bottom;
    private boolean left;
    private boolean right;
    private int width;
    private int height;
    private boolean sized;
    private int lastLine;

    private DiagramParser() {}

    /**
     * @param text lines, the top row first
     * @throws DiagramException if the text is no picture; it says where and what was expected
     */
    public static BoardDiagram parse(String text) {
        return new DiagramParser().read(text);
    }

    private BoardDiagram read(String text) {
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].isBlank()) {
                readLine(lines[i], i + 1);
                lastLine = i + 1;
            }
        }
        if (rows.isEmpty()) {
            throw new DiagramException(
                    Math.max(lastLine, 1), 1, "no row of points; expected at least one of " + POINTS);
        }
        Board board = board();
        int column0 = left || !right ? 0 : board.width() - rows.get(0).size();
        int row0 = bottom || !top ? 0 : board.height() - rows.size();
        return fill(board, column0, row0);
    }

    private void readLine(String line, int number) {
        Matcher size = SIZE.matcher(line);
        if (rows.isEmpty() && !top && !sized && size.matches()) {
            width = Integer.parseInt(size.group(1));
            height = Integer.parseInt(size.group(2));
            sized = true;
        } else if (EDGE.matcher(line).matches()) {
            readEdge(line, number);
        } else {
            readRow(line, number);
        }
    }

    private void readEdge(String line, int number) {
        if (rows.isEmpty() && !top) {
            top = true;
        } else if (!rows.isEmpty() && !bottom) {
            bottom = true;
        } else {
            throw new DiagramException(number, 1 + line.indexOf('-'), "a second edge here; expected a row of points");
        }
    }

    private void readRow(String line, int number) {
        if (bottom) {
            throw new DiagramException(number, 1, "a row below the lower edge; expected the end of the picture");
        }
        List<Glyph> row = new ArrayList<>();
        boolean leftHere = false;
        boolean rightHere = false;
        for (int i = 0; i < line.length(); i++) {
            char sign = line.charAt(i);
            if (sign == ' ' || sign == '\t') {
                continue;
            }
            if (rightHere) {
                throw new DiagramException(
                        number, i + 1, "'" + sign + "' beyond the right edge; expected the end of the line");
            }
            if (sign == '|') {
                leftHere |= row.isEmpty();
                rightHere = !row.isEmpty();
            } else if ("XO.,#@".indexOf(sign) >= 0 || sign >= 'a' && sign <= 'z' || sign >= '1' && sign <= '9') {
                row.add(new Glyph(sign, number, i + 1));
            } else {
                throw new DiagramException(number, i + 1, "'" + sign + "' is no point; expected one of " + POINTS);
            }
        }
        if (!rows.isEmpty() && row.size() != rows.get(0).size()) {
            throw new DiagramException(
                    number,
                    line.length() + 1,
                    row.size() + " points in this row; expected " + rows.get(0).size() + " as in the first");
        }
        if (!rows.isEmpty() && (leftHere != left || rightHere != right)) {
            throw new DiagramException(number, 1, "an edge '|' in some rows only; expected it in all or in none");
        }
        left = leftHere;
        right = rightHere;
        rows.add(row);
    }

    private Board board() {
        int drawnWidth = rows.get(0).size();
        int drawnHeight = rows.size();
        boolean allEdges = top && bottom && left && right;
        boolean noEdge = !top && !bottom && !left && !right;
        if (!sized) {
            if (!allEdges && !noEdge) {
                throw new DiagramException(
                        1, 1, "some edges drawn but not all; expected the board's size first, as in 19x19");
            }
            width = drawnWidth;
            height = drawnHeight;
        }
        if (width < 1 || width > Board.LARGEST || height < 1 || height > Board.LARGEST) {
            throw new DiagramException(1, 1, "a " + width + "x" + height + " board; expected 1 to 25 lines each way");
        }
        boolean wholeWidth = left == right;
        boolean wholeHeight = top == bottom;
        if (drawnWidth > width || wholeWidth && drawnWidth != width) {
            throw new DiagramException(
                    lastLine, 1, drawnWidth + " points in a row of a " + width + "x" + height + " board");
        }
        if (drawnHeight > height || wholeHeight && drawnHeight != height) {
            throw new DiagramException(lastLine, 1, drawnHeight + " rows of a " + width + "x" + height + " board");
        }
        return Board.of(width, height);
    }

    private BoardDiagram fill(Board board, int column0, int row0) {
        Position position = Position.empty(board);
        Map<Character, Point> letters = new HashMap<>();
        SortedMap<Integer, Point> numbers = new TreeMap<>();
        Set<Point> marked = new HashSet<>();
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < rows.get(i).size(); j++) {
                Glyph glyph = rows.get(i).get(j);
                Point point = new Point(column0 + j, row0 + rows.size() - 1 - i);
                char sign = glyph.sign();
                if (sign == 'X' || sign == '#') {
                    position = position.with(Color.BLACK, point);
                } else if (sign == 'O' || sign == '@') {
                    position = position.with(Color.WHITE, point);
                } else if (Character.isLetter(sign) && letters.put(sign, point) != null) {
                    throw new DiagramException(glyph.line(), glyph.column(), "a second point named '" + sign + "'");
                } else if (Character.isDigit(sign) && numbers.put(sign - '0', point) != null) {
                    throw new DiagramException(glyph.line(), glyph.column(), "a second move numbered " + sign);
                }
                if (sign == '#' || sign == '@') {
                    marked.add(point);
                }
            }
        }
        if (!numbers.isEmpty() && numbers.lastKey() != numbers.size()) {
            throw new DiagramException(
                    lastLine, 1, "moves " + numbers.keySet() + " are numbered; expected 1, 2, 3, ...");
        }
        return new BoardDiagram(position, Map.copyOf(letters), numbers, Set.copyOf(marked));
    }
}
