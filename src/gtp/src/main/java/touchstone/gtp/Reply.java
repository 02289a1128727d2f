package touchstone.gtp;

import java.util.List;

/**
 * One answer of an engine, the empty line after it taken off.
 *
 * @param success whether it began with {@code =}; a failure began with {@code ?}
 * @param id the number it carried, -1 if none that can be one
 * @param text what followed, untrusted; lines are separated by a line feed alone
 */
record Reply(boolean success, int id, String text) {

    List<String> lines() {
        return text.lines().toList();
    }

    /** The words of the text; none if it is blank. */
    List<String> words() {
        String stripped = text.strip();
        return stripped.isEmpty() ? List.of() : List.of(stripped.split("\\s+"));
    }

    /** As the engine gave it, without the id. */
    String shown() {
        return (success ? "= " : "? ") + text;
    }
}
