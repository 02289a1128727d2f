package touchstone.suite.diagram;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Boards as people copy them from elsewhere: with letters above or below and a number beside each row, as programs print them for
 * {@code showboard}, or with {@code $$} before each row, as in Sensei's Library. What is no point is blanked out, so that places in
 * the text stay where they are. A picture that has neither is left as it is.
 */
public final class PastedBoard {

    private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    private static final String LETTERS_WITH_I = "ABCDEFGHIJKLMNOPQRSTUVWXY";
    /** Another text may follow in the line. */
    private static final Pattern COLUMNS = Pattern.compile("\\s*(A(?:\\s+[B-Z])*|A[B-Z]+)(?:\\s{2,}.*|\\s*)");

    private static final Pattern NUMBERED = Pattern.compile("(\\s*)(\\d{1,2})(?=[\\s|:(]*[.+,XOxo#@]).*");
    private static final Pattern NUMBERED_AT_THE_RIGHT = Pattern.compile("[\\s|:()\\[\\].+,XOxo#@]*?(\\d{1,2})\\s*");
    private static final String POINTS = "XO.,#@";
    /** Between points stand bars, brackets around the last move, the digits of the latest moves, and marks of doubt. */
    private static final String BETWEEN = " \t|()[]:0123456789?";

    private static final String SENSEIS = "$$";
    /** What may follow the dollars: whose move is numbered 1, coordinates, the size of the board, the first number. */
    private static final Pattern HEADER = Pattern.compile("\\$\\$[BW]?[cv]*(\\d{1,2})?(?:m\\d+)?(?:\\s.*)?");

    private static final Pattern POINTS_OR_EDGE = Pattern.compile("\\s*[|+-].*|(?:\\s+[XOBWYZQPCSTM#@.,a-z0-9])+\\s*");

    private PastedBoard() {}

    /**
     * The text in the notation of {@link DiagramParser}, with as many lines, and each point where it was.
     *
     * @throws DiagramException if there are letters of columns, and a row has another number of points or a number out of order
     */
    public static String plain(String text) {
        String[] lines = text.split("\n", -1);
        if (Arrays.stream(lines).anyMatch(line -> line.stripLeading().startsWith(SENSEIS))) {
            return senseis(lines);
        }
        return Arrays.stream(lines)
                .filter(PastedBoard::namesColumns)
                .findFirst()
                .map(line -> shown(lines, columns(line)))
                .orElse(text);
    }

    private static boolean namesColumns(String line) {
        return columns(line) > 0;
    }

    /** How many columns a line names; 0 if it names none. */
    private static int columns(String line) {
        Matcher matcher = COLUMNS.matcher(line);
        String named = matcher.matches() ? matcher.group(1).replaceAll("\\s", "") : "";
        return LETTERS.startsWith(named) || LETTERS_WITH_I.startsWith(named) ? named.length() : 0;
    }

    private static String shown(String[] lines, int width) {
        int expected = 0;
        for (int i = 0; i < lines.length; i++) {
            int number = namesColumns(lines[i]) ? 0 : number(lines[i]);
            if (number == 0 || expected == 1) {
                lines[i] = "";
                continue;
            }
            if (expected > 0 && number != expected - 1) {
                throw new DiagramException(i + 1, 1, "row " + number + " here; expected row " + (expected - 1));
            }
            expected = number;
            lines[i] = row(lines[i], i + 1, width);
        }
        if (expected != 1) {
            throw new DiagramException(
                    lines.length,
                    1,
                    expected == 0
                            ? "letters of columns without a row; expected rows with their numbers"
                            : "the end after row " + expected + "; expected all rows down to row 1");
        }
        return String.join("\n", lines);
    }

    /** The number of a row; 0 if the line is none. */
    private static int number(String line) {
        Matcher left = NUMBERED.matcher(line);
        Matcher right = NUMBERED_AT_THE_RIGHT.matcher(line);
        return left.matches()
                ? Integer.parseInt(left.group(2))
                : right.matches() ? Integer.parseInt(right.group(1)) : 0;
    }

    private static String row(String line, int number, int width) {
        StringBuilder row = new StringBuilder();
        int points = 0;
        for (int i = 0; i < line.length() && points < width; i++) {
            char sign = line.charAt(i);
            char point = sign == '+' ? '.' : sign == 'x' ? 'X' : sign == 'o' ? 'O' : sign;
            if (POINTS.indexOf(point) >= 0) {
                row.append(point);
                points++;
            } else if (BETWEEN.indexOf(sign) >= 0) {
                row.append(' ');
            } else {
                throw new DiagramException(number, i + 1, "'" + sign + "' is no point; expected one of X O . , + # @");
            }
        }
        if (points < width) {
            throw new DiagramException(
                    number,
                    line.length() + 1,
                    points + " points in this row; expected " + width + ", one below each letter");
        }
        return row.toString();
    }

    private static String senseis(String[] lines) {
        boolean first = true;
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].stripLeading();
            String indent = " ".repeat(lines[i].length() - line.length() + SENSEIS.length());
            if (!line.startsWith(SENSEIS)) {
                lines[i] = "";
                continue;
            }
            String rest = line.substring(SENSEIS.length());
            Matcher header = HEADER.matcher(line);
            if (first && header.matches() && !POINTS_OR_EDGE.matcher(rest).matches()) {
                lines[i] = header.group(1) == null ? "" : header.group(1) + "x" + header.group(1);
            } else {
                boolean drawn = POINTS_OR_EDGE.matcher(rest).matches();
                lines[i] = drawn
                        ? indent
                                + rest.replaceAll("[BYZ]", "#")
                                        .replaceAll("[WQP]", "@")
                                        .replaceAll("[CSTM]", ".")
                        : "";
            }
            first = false;
        }
        return String.join("\n", lines);
    }
}
