package touchstone.spi;

import java.util.List;
import java.util.Set;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/**
 * What a subject says about its rules where none were set: by a command, or by the options it was started with.
 *
 * @param by the command or the options, such as {@code kata-get-rules}
 * @param text the answer to the command, untrusted text; empty for options
 * @param said what it means for each axis; empty if that is not known
 */
public record StatedRules(String by, String text, List<Said> said) {

    public StatedRules {
        said = List.copyOf(said);
    }

    /**
     * What it says about one axis.
     *
     * @param words the part of the text that says it, untrusted text
     * @param meant the values that these words stand for, at least one
     * @param nearly other values for which the subject has no words nearer than these
     */
    public record Said(Axis axis, String words, Set<Choice> meant, Set<Choice> nearly) {

        public Said {
            meant = Set.copyOf(meant);
            nearly = Set.copyOf(nearly);
        }
    }
}
