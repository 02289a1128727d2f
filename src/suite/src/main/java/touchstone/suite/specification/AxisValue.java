package touchstone.suite.specification;

import java.util.Optional;

/**
 * A point on one axis.
 *
 * @param value one of the axis's choices
 */
public record AxisValue(Axis axis, String value) {

    public AxisValue {
        if (!axis.choices().contains(value)) {
            throw new IllegalArgumentException(
                    "'" + value + "' is no value of " + axis.id() + "; expected one of " + axis.choices());
        }
    }

    /** Reads a tag such as {@code @repetition.positional}; empty if it begins with no axis. */
    static Optional<AxisValue> ofTag(String tag) {
        int dot = tag.indexOf('.');
        return dot < 0
                ? Optional.empty()
                : Axis.named(tag.substring(1, dot)).map(axis -> new AxisValue(axis, tag.substring(dot + 1)));
    }

    @Override
    public String toString() {
        return axis.id() + "=" + value;
    }
}
