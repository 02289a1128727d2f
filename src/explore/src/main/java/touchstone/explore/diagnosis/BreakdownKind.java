package touchstone.explore.diagnosis;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The kinds of failures of a program, recognised by the words about them. */
final class BreakdownKind {

    private static final Pattern EXIT_CODE = Pattern.compile("exit code (-?[0-9]+)");

    private BreakdownKind() {}

    /** The same for breakdowns of one kind, whatever the command was and however long it took. */
    static String kind(String message) {
        Matcher code = EXIT_CODE.matcher(message);
        if (message.contains("did not answer within")) {
            return "hangs";
        }
        return code.find() ? "ends with exit code " + code.group(1) : "speaks no more";
    }
}
