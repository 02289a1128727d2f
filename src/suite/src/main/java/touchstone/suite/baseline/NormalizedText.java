package touchstone.suite.baseline;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text of results, partly written by the subject, made fit to be stored and compared. */
final class NormalizedText {

    private static final int LONGEST_LINE = 80;

    /** What the subject said, up to the last quotation mark: there may be some within. */
    private static final Pattern QUOTED = Pattern.compile("\".*\"", Pattern.DOTALL);

    /** A word that may be a time, a number of a process, an address or a path: another one in each run. */
    private static final Pattern FLEETING = Pattern.compile("[^\\s\"]*[\\d/\\\\][^\\s\"]*");

    /** Characters that no YAML can hold as they are, or no eye can see. */
    private static final Pattern UNFIT = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Cn}\\u2028\\u2029&&[^\\n]]");

    private static final Pattern TRAILING = Pattern.compile("[ \\t]+$", Pattern.MULTILINE);

    private NormalizedText() {}

    /** The text in lines of visible characters, without blanks at their ends. */
    static String plain(String text) {
        String lines = text.replace("\r\n", "\n").replace('\r', '\n').replace('\t', ' ');
        return TRAILING.matcher(UNFIT.matcher(lines).replaceAll("\uFFFD"))
                .replaceAll("")
                .strip();
    }

    /** The text in a single line that is short enough for a message. */
    static String line(String text) {
        String line = plain(text).replace('\n', ' ');
        return line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + "..." : line;
    }

    /** What of an answer may be expected of the next run too. */
    static String lasting(String answered) {
        return QUOTED.matcher(answered)
                .replaceAll(words ->
                        Matcher.quoteReplacement(FLEETING.matcher(words.group()).replaceAll("*")));
    }
}
