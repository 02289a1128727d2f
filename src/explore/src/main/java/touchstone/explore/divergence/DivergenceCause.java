package touchstone.explore.divergence;

import java.util.List;
import java.util.stream.Collectors;
import touchstone.reference.choice.Axis;

/**
 * The choices that make two rulesets differ on a game.
 *
 * @param axes with such a choice made as in the other ruleset, the two would not part; in the order of the axes
 * @param together whether this takes all of these axes at once; if not, any one of them does it
 */
public record DivergenceCause(List<Axis> axes, boolean together) {

    public DivergenceCause {
        axes = List.copyOf(axes);
    }

    /**
     * The axis by which a step was refused, if it makes the difference. With another choice elsewhere the step might be refused
     * for another reason, and so they would not part; but that is not why they do.
     *
     * @param clause by which it was refused
     */
    DivergenceCause narrowed(String clause) {
        String axis =
                switch (clause) {
                    case "base.8" -> "repetition";
                    case "base.7A" -> "self-capture";
                    default -> clause.substring(0, Math.max(clause.indexOf('.'), 0));
                };
        return axes.stream()
                .filter(one -> !together && one.id().equals(axis))
                .findFirst()
                .map(one -> new DivergenceCause(List.of(one), false))
                .orElse(this);
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
