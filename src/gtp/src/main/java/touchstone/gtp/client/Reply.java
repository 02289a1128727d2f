package touchstone.gtp.client;

import java.util.ArrayList;
import java.util.List;

/**
 * One answer of an engine, the empty line after it taken off.
 *
 * @param success whether it began with {@code =}; a failure began with {@code ?}
 * @param id the number it carried, -1 if none that can be one
 * @param text what followed, untrusted; lines are separated by a line feed alone
 */
public record Reply(boolean success, int id, String text) {

    public List<String> lines() {
        return text.lines().toList();
    }

    /** The words of the text; none if it is blank. */
    public List<String> words() {
        // By hand: this is done to most replies, and a regular expression takes longer than many an engine.
        String stripped = text.strip();
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= stripped.length(); i++) {
            if (i == stripped.length() || isSpace(stripped.charAt(i))) {
                if (i > start) {
                    words.add(stripped.substring(start, i));
                }
                start = i + 1;
            }
        }
        return words;
    }

    private static boolean isSpace(char letter) {
        return letter == ' ' || letter >= '\t' && letter <= '\r';
    }

    /**
     * Whether this, as the first answer of all, shows that the engine takes the id for the name of the command: then it can be
     * asked nothing.
     */
    public boolean takesIdForCommand() {
        return !success && id < 0 && !text.isEmpty();
    }

    /** As the engine gave it, without the id. */
    public String shown() {
        return (success ? "= " : "? ") + text;
    }
}
