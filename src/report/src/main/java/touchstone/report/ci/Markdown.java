package touchstone.report.ci;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.report.text.UntrustedText;

/**
 * Texts as Markdown, as GitHub and GitLab read it. What a program under test wrote stands in code, where neither markup nor
 * HTML nor a mention nor a reference to an issue means anything; it can't end the code it stands in.
 */
public final class Markdown {

    private static final int LONGEST_CODE = 300;
    private static final int LONGEST_LINE_OF_A_BLOCK = 120;
    private static final int MOST_LINES_OF_A_BLOCK = 40;

    private static final Pattern BACKTICKS = Pattern.compile("`+");

    /** What Markdown, its tables or its mathematics may take for markup, in a line or at its beginning. */
    private static final Pattern MARKUP = Pattern.compile("[\\\\`*_\\[\\]<>|~&$]|^[-+=]|(?<=^\\d{1,9})[.)]");

    /** A word that may be an address, a mention, a reference to an issue or an emoji. */
    private static final Pattern MEANINGFUL = Pattern.compile("\\S*(?:[@#]|//|www\\.|:\\w+:)\\S*");

    private Markdown() {}

    /** Untrusted text in a line, as code. */
    static String code(String untrusted) {
        String line = shortened(UntrustedText.line(untrusted), LONGEST_CODE);
        if (line.isEmpty()) {
            return "(nothing)";
        }
        String fence = "`".repeat(longestRun(line) + 1);
        boolean padded = line.startsWith("`") || line.endsWith("`");
        return padded ? fence + " " + line + " " + fence : fence + line + fence;
    }

    /** The same in a table, where a bar would end the cell whatever it stands in. */
    static String cell(String untrusted) {
        return code(untrusted.replace('|', '¦'));
    }

    /** Our own words in a line, as they are; a word that may mean something to a code host is code. */
    public static String text(String words) {
        return Stream.of(UntrustedText.line(words).split("(?= )|(?<= )"))
                .map(word -> MEANINGFUL.matcher(word).matches()
                        ? code(word)
                        : MARKUP.matcher(word).replaceAll("\\\\$0"))
                .collect(Collectors.joining());
    }

    /** Untrusted lines in a block of code, such as a board; set in by some spaces. */
    static String block(String untrusted, int indent) {
        String lines = UntrustedText.block(untrusted)
                .stripTrailing()
                .replace('\t', ' ')
                .lines()
                .limit(MOST_LINES_OF_A_BLOCK)
                .map(line -> shortened(line.stripTrailing(), LONGEST_LINE_OF_A_BLOCK))
                .collect(Collectors.joining("\n"));
        String fence = "`".repeat(Math.max(3, longestRun(lines) + 1));
        return (fence + "text\n" + lines + "\n" + fence).indent(indent);
    }

    private static int longestRun(String text) {
        return BACKTICKS
                .matcher(text)
                .results()
                .mapToInt(run -> run.end() - run.start())
                .max()
                .orElse(0);
    }

    private static String shortened(String text, int longest) {
        int end =
                text.length() <= longest ? text.length() : text.offsetByCodePoints(0, text.codePointCount(0, longest));
        return end == text.length() ? text : text.substring(0, end) + " ...";
    }
}
