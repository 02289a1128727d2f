package touchstone.laboratory.parting;

import java.util.List;
import java.util.stream.Collectors;
import touchstone.reference.choice.Axis;

/**
 * The choices that make two rulesets part on a game.
 *
 * @param axes with such a choice made as in the other ruleset, the two would not part; in the order of the axes
 * @param together whether this takes all of these axes at once; if not, any one of them does it
 */
public record Cause(List<Axis> axes, boolean together) {

    public Cause {
        axes = List.copyOf(axes);
    }

    /** Whether this axis does it alone. */
    boolean shows(Axis axis) {
        return !together && axes.contains(axis);
    }

    /** Whether no other axis does it. */
    boolean isOnly(Axis axis) {
        return axes.equals(List.of(axis));
    }

    @Override
    public String toString() {
        return axes.stream().map(Axis::id).collect(Collectors.joining(together ? " and " : " or "));
    }
}
