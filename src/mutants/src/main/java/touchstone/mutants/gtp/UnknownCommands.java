package touchstone.mutants.gtp;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.mutants.speech.SpeechFault;

/**
 * What an engine does when it is sent a command that it does not know: it says so, and carries out another one.
 *
 * @param instead what it carries out
 */
record UnknownCommands(String instead) {

    private static final Pattern LINE = Pattern.compile("\\s*((?:[0-9]+\\s+)?)(\\S+).*");

    /** In a comment, so that it does nothing else. */
    private static final String MARK = "# unknown";

    /** Without what is to be dropped from every line first. */
    private static String bare(String line) {
        return line.replaceAll("[\\x00-\\x08\\x0B-\\x1F\\x7F]", "").replaceFirst("#.*", "");
    }

    SpeechFault fault() {
        Set<String> known = SpeechFault.rightCommands().keySet();
        return new SpeechFault(
                line -> {
                    Matcher matcher = LINE.matcher(bare(line));
                    return matcher.matches() && !known.contains(matcher.group(2))
                            ? matcher.group(1) + instead + MARK
                            : line;
                },
                () -> (line, answer) ->
                        line.endsWith(MARK) ? answer.replaceFirst("^=([0-9]*).*", "?$1 unknown command") : answer,
                commands -> {},
                SpeechFault.Ending.RIGHT);
    }
}
