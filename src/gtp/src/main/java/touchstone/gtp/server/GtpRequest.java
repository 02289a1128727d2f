package touchstone.gtp.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.regex.Pattern;

/**
 * A parsed command line of a controller.
 *
 * @param id the number that the reply must carry, as the controller wrote it; empty if none
 * @param name of the command; empty if there is nothing but a number
 * @param arguments in the order given
 */
record GtpRequest(String id, String name, Arguments arguments) {

    private static final Pattern DIGITS = Pattern.compile("[0-9]+");

    /** In digits: that many has 2147483647, the largest int of the protocol. */
    private static final int LONGEST_ID = 10;

    /** Nothing for a line that is to be ignored: empty, or a comment. */
    static Optional<GtpRequest> parse(String line) {
        List<String> words = words(line);
        if (words.isEmpty()) {
            return Optional.empty();
        }
        boolean numbered = DIGITS.matcher(words.get(0)).matches();
        String id = numbered ? words.get(0) : "";
        List<String> rest = words.subList(numbered ? 1 : 0, words.size());
        return rest.isEmpty()
                ? Optional.of(new GtpRequest(id, "", new Arguments(List.of())))
                : Optional.of(new GtpRequest(id, rest.get(0), new Arguments(rest.subList(1, rest.size()))));
    }

    /** Whether the id is an int of the protocol, or there is none. */
    boolean isIdentified() {
        return id.length() <= LONGEST_ID && (id.isEmpty() || Long.parseLong(id) <= Integer.MAX_VALUE);
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
        StringTokenizer words = new StringTokenizer(clean.toString(), " ");
        List<String> found = new ArrayList<>(words.countTokens());
        while (words.hasMoreTokens()) {
            found.add(words.nextToken());
        }
        return found;
    }
}
