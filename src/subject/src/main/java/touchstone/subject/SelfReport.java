package touchstone.subject;

import java.util.List;
import java.util.Set;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/**
 * What a subject says of its own rules without being told any: by a command, or by the options it was started with.
 *
 * @param by the command or the options, such as {@code kata-get-rules}
 * @param text what it says, as it says it: untrusted text; empty if the options say it all
 * @param said what that comes to, axis by axis; empty if nobody knows what it means
 */
public record SelfReport(String by, String text, List<Said> said) {

    public SelfReport {
        said = List.copyOf(said);
    }

    /**
     * What is said of one axis.
     *
     * @param words the part of the text that says it, untrusted
     * @param meant the values that are meant by these words, at least one
     * @param nearly those for which the words are not right, but the nearest there are; none of those meant
     */
    public record Said(Axis axis, String words, Set<Choice> meant, Set<Choice> nearly) {

        public Said {
            meant = Set.copyOf(meant);
            nearly = Set.copyOf(nearly);
        }
    }
}
