package touchstone.gtp.server;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A parsed command line of a controller.
 *
 * @param id the number that the reply must carry, as the controller wrote it; empty if none
 * @param name of the command; empty if there is nothing but a number
 * @param arguments in the order given
 */
record GtpRequest(String id, String name, Arguments arguments) {

    private static final Pattern BLANKS = Pattern.compile(" +");

    /** Nothing for a line that is to be ignored: empty, or a comment. */
    static Optional<GtpRequest> parse(String line) {
        List<String> words = words(line);
        if (words.isEmpty()) {
            return Optional.empty();
        }
        boolean numbered = words.get(0).chars().allMatch(c -> c >= '0' && c <= '9');
        String id = numbered ? words.get(0) : "";
        List<String> rest = words.subList(numbered ? 1 : 0, words.size());
        return rest.isEmpty()
                ? Optional.of(new GtpRequest(id, "", new Arguments(List.of())))
                : Optional.of(new GtpRequest(id, rest.get(0), new Arguments(rest.subList(1, rest.size()))));
    }

    /** What the standard has done with a line first: control characters dropped, tabs to spaces, comments cut off. */
    private static List<String> words(String line) {
        StringBuilder clean = new StringBuilder(line.length());
        for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
            char c = line.charAt(i);
            if (c == '\t') {
                clean.append(' ');
            } else if (c >= ' ' && c != 127) {
                clean.append(c);
            }
        }
        String text = clean.toString().strip();
        return text.isEmpty() ? List.of() : List.of(BLANKS.split(text));
    }
}
