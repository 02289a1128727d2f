package touchstone.suite.specification;

import java.util.Arrays;
import java.util.Optional;
import touchstone.subject.Capability;

/** The closed vocabulary of tags beside clause ids. */
final class Tags {

    static final String KNOWN = "@untestable, @needs.<capability> and @<axis>.<value>";

    private static final String NEEDS = "@needs.";

    private Tags() {}

    /** Whether a tag is of one of the kinds that may stand beside a clause id. */
    static boolean isKnown(String tag) {
        return tag.startsWith(NEEDS)
                || Axis.named(tag.substring(1).split("\\.", 2)[0]).isPresent();
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
