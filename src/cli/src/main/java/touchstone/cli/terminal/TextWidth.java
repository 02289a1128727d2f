package touchstone.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.WCWidth;

/** Text as wide as a terminal shows it, where some characters take two columns and some take none. */
public final class TextWidth {

    private static final String CUT = "...";

    private TextWidth() {}

    /** In columns. */
    public static int of(String text) {
        return text.codePoints().map(TextWidth::of).sum();
    }

    private static int of(int codePoint) {
        return Math.max(0, WCWidth.wcwidth(codePoint));
    }

    /**
     * The text, or as much of its beginning as fits. In plain letters: not every terminal has an ellipsis.
     *
     * @param columns at least 3
     */
    public static String cut(String text, int columns) {
        return of(text) <= columns
                ? text
                : text.substring(0, fitting(text, columns - CUT.length())).stripTrailing() + CUT;
    }

    /**
     * The text in lines, parted at spaces. A word that is wider than a line has a line of its own and stays whole: paths,
     * addresses and JSON are there to be copied.
     *
     * @return one line at least
     */
    public static List<String> wrapped(String text, int columns) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.strip().split(" ", -1)) {
            String longer = line + (line.isEmpty() ? "" : " ") + word;
            if (line.isBlank() || of(longer) <= columns) {
                line = longer;
            } else {
                lines.add(line.stripTrailing());
                line = word;
            }
        }
        lines.add(line);
        return lines;
    }

    /**
     * A text after a label, its lines parted where they are too wide, and all below the first one.
     *
     * @param columns in which label and text are to fit, if no word is wider
     */
    public static String hanging(String label, String text, int columns) {
        int room = Math.max(columns - of(label), NARROWEST);
        List<String> lines = text.strip()
                .lines()
                .flatMap(line -> wrapped(line, room).stream())
                .toList();
        return (label + String.join("\n" + " ".repeat(of(label)), lines)).stripTrailing();
    }

    /** How narrow text after a label may get before lines are left to the terminal. */
    private static final int NARROWEST = 24;

    /** How many characters of a text that is too wide fit, one at least. */
    private static int fitting(String text, int columns) {
        int end = 0;
        int width = 0;
        while (end < text.length()) {
            int codePoint = text.codePointAt(end);
            width += of(codePoint);
            if (width > columns && end > 0) {
                return end;
            }
            end += Character.charCount(codePoint);
        }
        return end;
    }
}
