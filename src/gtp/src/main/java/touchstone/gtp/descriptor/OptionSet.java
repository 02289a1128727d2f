package touchstone.gtp.descriptor;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.reference.choice.Axis;

/**
 * A variant of a subject: start options, or another version of it.
 *
 * @param name unique in its descriptor
 * @param command in place of the descriptor's
 * @param means what is added
 * @param axes those it sets, whatever ruleset is claimed
 */
public record OptionSet(String name, Optional<List<String>> command, StartSettings means, Set<Axis> axes) {

    /** Between the names of the options of a product. */
    private static final String AND = "+";

    public OptionSet {
        axes = Set.copyOf(axes);
    }

    /** Both together, one of which may have no name. */
    OptionSet and(OptionSet other) {
        Set<Axis> both = new HashSet<>(axes);
        both.addAll(other.axes);
        return new OptionSet(
                name.isEmpty() ? other.name : name + AND + other.name,
                other.command.or(() -> command),
                means.and(other.means),
                both);
    }
}
