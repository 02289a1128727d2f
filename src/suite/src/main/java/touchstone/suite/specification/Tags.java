package touchstone.suite.specification;

import java.util.Arrays;
import java.util.Optional;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.spi.Capability;

/** The closed vocabulary of tags beside clause ids. */
final class Tags {

    static final String KNOWN = "@untestable, @shows-only, @needs.<capability> and @<axis>.<value>";

    /** Of a scenario that shows something and catches no mistake that others do not. */
    static final String SHOWS_ONLY = "@shows-only";

    private static final String NEEDS = "@needs.";

    private Tags() {}

    /** Whether a tag is of one of the kinds that may stand beside a clause id. */
    static boolean isKnown(String tag) {
        return tag.startsWith(NEEDS) || isCondition(tag);
    }

    /** Whether a tag names an axis and a value, and no more: a longer one is the id of a clause. */
    static boolean isCondition(String tag) {
        String[] parts = tag.substring(1).split("\\.");
        return parts.length == 2 && Axis.named(parts[0]).isPresent();
    }

    /** The axis value under which a scenario with this tag holds. @throws IllegalArgumentException if there is no such value */
    static Optional<Choice> condition(String tag) {
        String[] parts = tag.substring(1).split("\\.");
        return isCondition(tag) ? Axis.named(parts[0]).map(axis -> axis.choice(parts[1])) : Optional.empty();
    }

    /** The capability a tag asks for. @throws IllegalArgumentException if there is no such capability */
    static Optional<Capability> need(String tag) {
        if (!tag.startsWith(NEEDS)) {
            return Optional.empty();
        }
        String id = tag.substring(NEEDS.length());
        return Optional.of(Arrays.stream(Capability.values())
                .filter(capability -> capability.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no capability '" + id + "'; expected one of "
                        + Arrays.stream(Capability.values()).map(Capability::id).toList())));
    }
}
