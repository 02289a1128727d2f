package touchstone.cli;

import java.util.List;
import java.util.stream.Collectors;

/** Words of a command line as a shell takes them, and as a code host leaves them alone. */
final class ShellWords {

    private static final String PLAIN = "[A-Za-z0-9_./:=,@%+-]+";

    private ShellWords() {}

    static String joined(List<String> words) {
        return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
    }

    /** The word itself if it needs no quotes. In quotes no shell finds anything in it but the word. */
    static String quoted(String word) {
        if (word.matches(PLAIN)) {
            return word;
        }
        // What GitHub and GitLab fill in wherever it stands is parted by two quotes, which make no difference to the
        // word.
        return "'" + word.replace("'", "'\\''").replace("${{", "$''{{").replace("$[[", "$''[[") + "'";
    }
}
