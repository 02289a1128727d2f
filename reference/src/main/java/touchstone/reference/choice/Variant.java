package touchstone.reference.choice;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A point in the space of rules: one choice on each axis. Immutable. */
public final class Variant {

    /** The base rules: area, positional superko, self-capture allowed, played out to two passes. */
    public static final Variant BASE = new Variant(of(
            SelfCapture.ALLOWED,
            Repetition.POSITIONAL,
            Scoring.AREA,
            Neutral.NOBODY,
            Seki.COUNTS,
            GroupTax.NONE,
            Ending.TWO_PASSES,
            Resumption.NONE,
            AfterResumption.AGAIN,
            Deadlock.UNSTATED,
            DeadStones.STAY,
            PassStones.NONE,
            LastPass.EITHER,
            FirstPass.FREE,
            Button.NONE,
            Komi.NONE,
            Handicap.NONE,
            Compensation.NONE,
            Counting.UNSTATED,
            Draws.DRAW,
            Supply.UNLIMITED,
            Boards.ANY));

    private final Map<Class<? extends Choice>, Choice> choices;

    /** The same: rules ask for one at every move, and so few are looked through sooner than a map is asked. */
    private final Choice[] few;

    /** Games judged by many rulesets are kept by them. */
    private final int hash;

    private Variant(Map<Class<? extends Choice>, Choice> choices) {
        this.choices = choices;
        this.few = choices.values().toArray(new Choice[0]);
        this.hash = choices.hashCode();
    }

    private static Map<Class<? extends Choice>, Choice> of(Choice... choices) {
        Map<Class<? extends Choice>, Choice> map = new LinkedHashMap<>();
        for (Choice choice : choices) {
            map.put(choice.getClass(), choice);
        }
        return map;
    }

    /** The choice on one axis. */
    public <C extends Choice> C get(Class<C> axis) {
        for (Choice choice : few) {
            if (choice.getClass() == axis) {
                return axis.cast(choice);
            }
        }
        return null;
    }

    /** The choice on each axis, in the order of the axes. */
    public List<Choice> choices() {
        return List.copyOf(choices.values());
    }

    public boolean has(Choice choice) {
        for (Choice one : few) {
            if (one == choice) {
                return true;
            }
        }
        return false;
    }

    /** The same rules with other choices on some axes. */
    public Variant with(Choice... others) {
        Map<Class<? extends Choice>, Choice> changed = new LinkedHashMap<>(choices);
        changed.putAll(of(others));
        return new Variant(changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Variant variant && Arrays.equals(variant.few, few);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return choices().stream().map(Choice::title).collect(Collectors.joining(", "));
    }
}
