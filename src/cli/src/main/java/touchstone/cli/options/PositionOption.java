package touchstone.cli.options;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.cli.terminal.CommandException;
import touchstone.formats.file.BoundedFile;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Position;
import touchstone.report.text.UntrustedText;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.diagram.PastedBoard;

/**
 * A position on the command line: a file with a picture, or the picture itself with its rows separated by {@code /} or
 * new lines. A board as programs show it or as people write it in forums is read, too: see {@link PastedBoard}.
 */
public final class PositionOption {

    private static final Pattern SIZE = Pattern.compile("(\\d{1,2})[xX](\\d{1,2})|(\\d{1,2})");

    /** In bytes. A thousand times what a picture of the largest board has. */
    private static final int LARGEST = 1 << 20;

    private PositionOption() {}

    /** @throws CommandException if it is no size of a board */
    public static Board board(String text) {
        Matcher matcher = SIZE.matcher(text.strip());
        if (matcher.matches()) {
            try {
                return matcher.group(3) == null
                        ? Board.of(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)))
                        : Board.of(Integer.parseInt(matcher.group(3)), Integer.parseInt(matcher.group(3)));
            } catch (IllegalArgumentException outOfRange) {
                throw CommandException.usage("--board " + text + ": " + outOfRange.getMessage());
            }
        }
        throw CommandException.usage("--board '" + text + "'; expected a width and a height, as in 3x3");
    }

    /** @throws CommandException if stones have no liberty */
    public static void requireLiberties(Position position) {
        requireLiberties("--position", position);
    }

    /**
     * @param name of what holds the position, for the message
     * @throws CommandException if stones have no liberty
     */
    public static void requireLiberties(String name, Position position) {
        BaseRules rules = new BaseRules();
        for (Color color : Color.values()) {
            if (!rules.withoutLiberty(position, color).isEmpty()) {
                throw CommandException.usage(UntrustedText.name(name) + ": no position of a game, as " + color
                        + " has stones without liberty: " + rules.withoutLiberty(position, color));
            }
        }
    }

    /** @throws CommandException if it is neither, with the place of the fault */
    public static BoardDiagram read(String text) {
        if (text.equals(RecordFile.STANDARD_INPUT)) {
            return parse("standard input", input());
        }
        if (isFile(text)) {
            return parse(text, contents(Path.of(text)));
        }
        try {
            return DiagramParser.parse(PastedBoard.plain(text.replace('/', '\n')));
        } catch (DiagramException fault) {
            boolean mayBeName = text.matches("[\\w./-]*\\.[A-Za-z]{2,4}") && text.matches(".*[A-WYZ0a-z]{2}.*");
            throw CommandException.usage("--position '" + UntrustedText.name(text) + "': "
                    + (mayBeName ? "no such file; as a picture: " : "") + "row " + fault.line() + ", column "
                    + fault.column() + ": " + fault.getMessage());
        }
    }

    /** Whether there is a file of this name. */
    public static boolean isFile(String text) {
        try {
            return !text.isEmpty() && Files.isRegularFile(Path.of(text));
        } catch (InvalidPathException notOne) {
            return false;
        }
    }

    private static BoardDiagram parse(String name, String text) {
        try {
            return DiagramParser.parse(PastedBoard.plain(text.replace("\r", "")));
        } catch (DiagramException fault) {
            throw CommandException.usage(
                    name + ": line " + fault.line() + ", column " + fault.column() + ": " + fault.getMessage());
        }
    }

    private static String contents(Path file) {
        try {
            return new String(BoundedFile.read(file, LARGEST), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw CommandException.trouble(file + ": can't be read: " + e.getMessage());
        }
    }

    private static String input() {
        try {
            return new String(BoundedFile.read(System.in, LARGEST), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw CommandException.trouble("standard input can't be read: " + e.getMessage());
        }
    }
}
